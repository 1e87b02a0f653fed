/* The browser's own validation: attributes, `reportValidity()` and `:user-invalid`. Only repeated fields need a script. */
(() => {
  function compareRepeated(form) {
    for (const control of form.querySelectorAll('[data-equals]')) {
      const isSame = control.value === document.getElementById(control.dataset.equals).value;
      control.setCustomValidity(isSame ? '' : control.dataset.message);
    }
  }

  bench.system = {
    start() {
      const form = document.querySelector('form');
      form.noValidate = true;
      form.addEventListener('submit', (event) => {
        compareRepeated(form);
        if (form.reportValidity()) return;
        event.preventDefault();
        event.stopPropagation();
      });
    },
    takeDown: (form) => form.remove(),
    isWrong: (control) => control.matches(':user-invalid'),
    messageOf: ({ validationMessage }) => validationMessage,
    hasSummary: false,
  };
})();
