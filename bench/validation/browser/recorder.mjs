/* In every page: the clock, the hands of the visitor, and the proof of what is shown. */
(() => {
  const formOf = () => document.querySelector('form');
  const fields = () => [...document.querySelectorAll('[data-val="true"]')];
  const lines = () => document.querySelectorAll('[data-valmsg-summary] li');

  /** More than any system's promises and observers are long; a frame can't come between them. */
  const TURNS = 100;

  async function drainPromises() {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  /** Leaves room for timers and frames. */
  const nextTimer = () => new Promise((resolve) => setTimeout(resolve));

  async function until(isDone) {
    while (!isDone()) await nextTimer();
  }

  /** Has the browser work out style and layout: for what was shown before, this is free. */
  const layOut = () => document.body.getBoundingClientRect().height;

  /** Times work until it is done, all that promises put off included, and laid out. */
  async function time(work, isDone) {
    await nextTimer();
    layOut();
    const start = performance.now();
    work();
    await drainPromises();
    await until(isDone);
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

  // Found beforehand: the button is at the end of a long form.
  function prepareSubmit() {
    const form = formOf();
    const button = form.querySelector('button');
    return () => form.requestSubmit(button);
  }

  function addScript({ src, type }) {
    const script = document.createElement('script');
    script.async = false;
    script.type = type;
    script.src = src;
    document.head.append(script);
    return script;
  }

  // As a page that is written with the manifest has it.
  function preload(address) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }

  const untilOpen = (form) =>
    new Promise((resolve) => {
      new MutationObserver(resolve).observe(form, { attributeFilter: ['novalidate'] });
    });

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
      modules.forEach(preload);
      const last = scripts.map(addScript).at(-1);
      last.addEventListener('load', () => bench.system.start?.());
      await open;
      // They are on their way: this waits for the same modules, and asks for none.
      await Promise.all(modules.map((address) => import(address)));
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
    /** Until every message is shown, and the summary lists them. The focus may come later, but come it must. */
    async refuse(values) {
      fill(values);
      const all = fields();
      const isDone = () => lines().length === all.length && messageOf(all.at(-1)) !== '';
      const took = await time(prepareSubmit(), isDone);
      await until(() => document.activeElement === all.at(0));
      return took;
    },
    /** Until no message is left. The submit may come through later, but come it must. */
    async pass(values) {
      fill(values);
      const all = fields();
      const before = state.passed;
      const took = await time(prepareSubmit(), () => !isWrong(all.at(0)) && !isWrong(all.at(-1)));
      await until(() => state.passed > before);
      return took;
    },
    /** Until the message of the field has gone. */
    type(index, value) {
      const control = fields()[index];
      control.focus();
      return time(
        () => press(control, value),
        () => !isWrong(control) && messageOf(control) === '',
      );
    },
    /** Until the form has gone, and what the system does about it is done. */
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
    }),
    scripts: () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
  };
})();
