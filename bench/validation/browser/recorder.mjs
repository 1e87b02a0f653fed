/* In every page: the clock, the hands of the visitor, and the proof of what is shown. */
(() => {
  const formOf = () => document.querySelector('form');
  const fields = () => [...document.querySelectorAll('[data-val="true"]')];
  const lines = () => document.querySelectorAll('[data-valmsg-summary] li');

  const { port1, port2 } = new MessageChannel();
  port1.start();

  /** The next task: all that promises and observers do after the last one is done by then. */
  const nextTask = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(0);
    });

  /** Has the browser work out style and layout: for what was shown before, this is free. */
  const layOut = () => document.body.getBoundingClientRect().height;

  /** Times work until it is done, all that it has put off included, and laid out. */
  async function time(work, isDone) {
    await nextTask();
    layOut();
    const start = performance.now();
    work();
    do await nextTask();
    while (!isDone());
    layOut();
    return performance.now() - start;
  }

  const state = { passed: 0 };

  // After what listens at the form, and before what would send it.
  document.addEventListener('DOMContentLoaded', () => {
    document.body.addEventListener('submit', (event) => {
      event.preventDefault();
      state.passed += 1;
    });
  });

  const messageOf = (control) => control.parentElement.querySelector('[data-valmsg-for]').textContent;
  const isWrong = (control) => control.classList.contains('input-validation-error');

  function fill(values) {
    fields().forEach((control, index) => {
      control.value = values[index];
    });
  }

  const submit = () => formOf().requestSubmit(formOf().querySelector('button'));

  function addScript({ src, type }) {
    const script = document.createElement('script');
    script.async = false;
    script.type = type;
    script.src = src;
    document.head.append(script);
    return script;
  }

  const untilOpen = (form) =>
    new Promise((resolve) => {
      new MutationObserver(resolve).observe(form, { attributeFilter: ['novalidate'] });
    });

  /** Modules that the system asks for by itself: when they have come, and are evaluated. */
  async function untilEvaluated(addresses) {
    const isMissing = (address) => performance.getEntriesByName(address).length === 0;
    const all = addresses.map((address) => new URL(address, location.href).href);
    while (all.some(isMissing)) await nextTask();
    await Promise.all(all.map((address) => import(address)));
  }

  function press(control, value) {
    const isMore = value.length > control.value.length;
    const key = isMore ? value.at(-1) : 'Backspace';
    const keyCode = isMore ? key.toUpperCase().charCodeAt(0) : 8;
    const options = { key, keyCode, bubbles: true, cancelable: true };
    control.dispatchEvent(new KeyboardEvent('keydown', options));
    control.value = value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new KeyboardEvent('keyup', options));
  }

  const settle = () => new Promise((resolve) => setTimeout(resolve, 400));

  globalThis.bench = {
    /** From adding the scripts until the form is read and looked after. */
    async load({ scripts, modules }) {
      const start = performance.now();
      const open = untilOpen(formOf());
      const last = scripts.map(addScript).at(-1);
      last.addEventListener('load', () => bench.system.start?.());
      await open;
      await untilEvaluated(modules);
      layOut();
      return performance.now() - start;
    },
    /** The visitor begins with a field that has no rules; whoever wants to get ready for more can do so. */
    async touch() {
      const control = document.querySelector('#Note');
      control.focus();
      press(control, 'x');
      await settle();
    },
    /** Until every message is shown, the summary lists them, and the first wrong field has the focus. */
    refuse(values) {
      fill(values);
      const all = fields();
      const isDone = () =>
        document.activeElement === all.at(0) && lines().length === all.length && messageOf(all.at(-1)) !== '';
      return time(submit, isDone);
    },
    /** Until no message is left, and the submit has come through. */
    pass(values) {
      fill(values);
      const all = fields();
      const before = state.passed;
      const isDone = () => state.passed > before && !isWrong(all.at(0)) && !isWrong(all.at(-1));
      return time(submit, isDone);
    },
    /** Until the message of the field has gone, or has come. */
    async type(index, value) {
      const control = fields()[index];
      const was = isWrong(control);
      if (document.activeElement !== control) control.focus();
      return time(
        () => press(control, value),
        () => isWrong(control) !== was && (messageOf(control) === '') === was,
      );
    },
    /** Until the form has gone, and whatever the system kept of it. */
    takeDown() {
      return time(
        () => bench.system.takeDown(formOf()),
        () => !formOf(),
      );
    },
    /** What the page says now. */
    read: () => ({
      wrong: fields()
        .filter(isWrong)
        .map(({ name }) => name),
      messages: fields()
        .filter((control) => messageOf(control) !== '')
        .map((control) => [control.name, messageOf(control)]),
      summary: [...lines()].map((line) => line.textContent),
      focus: document.activeElement.name ?? '',
    }),
    scripts: () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
  };
})();
