/* Started as its documentation says; it has no summary, and leaves submit and focus to the page. */
(() => {
  let pristine;
  bench.system = {
    start() {
      const form = document.querySelector('form');
      pristine = new Pristine(form);
      form.addEventListener('submit', (event) => {
        if (pristine.validate()) return;
        event.preventDefault();
        event.stopPropagation();
        form.querySelector('.has-danger input').focus();
      });
    },
    takeDown(form) {
      pristine.destroy();
      form.remove();
    },
    isWrong: (control) => control.parentElement.classList.contains('has-danger'),
    messageOf: (control) => control.parentElement.querySelector('.pristine-error')?.textContent ?? '',
    hasSummary: false,
  };
})();
