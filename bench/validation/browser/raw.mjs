/* The floor: it knows the right values in advance, and does only the work that every system must do. */
(() => {
  const answers = () => JSON.parse(document.querySelector('#answers').textContent);

  function show(control, message) {
    const isWrong = message !== '';
    const output = control.nextElementSibling;
    control.classList.toggle('input-validation-error', isWrong);
    output.classList.toggle('field-validation-error', isWrong);
    output.classList.toggle('field-validation-valid', !isWrong);
    if (output.textContent !== message) output.textContent = message;
  }

  function lineOf(message) {
    const line = document.createElement('li');
    line.textContent = message;
    return line;
  }

  function check(form, fields, known) {
    const messages = fields.map((control, index) =>
      control.value === known[index].right ? '' : known[index].message,
    );
    fields.forEach((control, index) => show(control, messages[index]));
    const wrong = messages.filter(Boolean);
    form.querySelector('ul').replaceChildren(...wrong.map(lineOf));
    return wrong.length === 0;
  }

  bench.system = {
    start() {
      const form = document.querySelector('form');
      const fields = [...form.querySelectorAll('[data-val="true"]')];
      const known = answers();
      form.noValidate = true;
      form.addEventListener('submit', (event) => {
        if (check(form, fields, known)) return;
        event.preventDefault();
        event.stopPropagation();
        fields.find((control) => control.classList.contains('input-validation-error')).focus();
      });
      form.addEventListener('input', ({ target }) => {
        const index = fields.indexOf(target);
        if (index >= 0) show(target, target.value === known[index].right ? '' : known[index].message);
      });
    },
    takeDown: (form) => form.remove(),
  };
})();
