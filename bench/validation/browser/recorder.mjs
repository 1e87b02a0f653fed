/* Script of every page: records times, simulates the visitor's input and reads the displayed messages. */
(() => {
  const formOf = () => document.querySelector('form');
  const fields = () => [...document.querySelectorAll('[data-val="true"]')];
  const lines = () => document.querySelectorAll('[data-valmsg-summary] li');

  /** Microtask turns: more than the promises and observers of any system need; no frame runs between. */
  const TURNS = 100;

  async function drainPromises() {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  /** Waits for a new task, so that timers and frames can run. */
  const nextTimer = () => new Promise((resolve) => setTimeout(resolve));

  async function until(isDone) {
    while (!isDone()) await nextTimer();
  }

  /** Forces style and layout; a second call without changes costs nothing. */
  const layOut = () => document.body.getBoundingClientRect().height;

  /** Times work until it is done, including promises, style and layout. */
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

  // Runs after the listeners of the form, and before a listener could send it.
  document.addEventListener('DOMContentLoaded', () => {
    document.body.addEventListener('submit', (event) => {
      event.preventDefault();
      state.passed += 1;
    });
  });

  // A system that shows errors in a way of its own has functions that read them.
  const slotText = (control) => control.parentElement.querySelector('[data-valmsg-for]').textContent;
  const hasErrorClass = (control) => control.classList.contains('input-validation-error');
  const messageOf = (control) => (bench.system.messageOf ?? slotText)(control);
  const isWrong = (control) => (bench.system.isWrong ?? hasErrorClass)(control);
  const isListed = (count) => bench.system.hasSummary === false || lines().length === count;

  function fill(values) {
    fields().forEach((control, index) => {
      control.value = values[index];
    });
  }

  // The button is searched in advance: it is at the end of a long form.
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

  // Preloads as a page that is written from the manifest has them.
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

  const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

  // Preloaded modules are loading already: this waits for them without a request.
  const untilEvaluated = (modules) => Promise.all(modules.map((address) => import(address)));

  const hasOpened = () => document.querySelector('form[novalidate]') !== null;

  globalThis.bench = {
    /** Times from the start of the navigation until the form is initialized, in a page with its own scripts. */
    async watch(modules) {
      document.addEventListener('DOMContentLoaded', () => bench.system.start?.());
      await new Promise((resolve) => {
        const observer = new MutationObserver(() => hasOpened() && resolve(observer.disconnect()));
        observer.observe(document, { subtree: true, attributeFilter: ['novalidate'] });
      });
      await untilEvaluated(modules);
      layOut();
      return performance.now();
    },
    /** Times from adding the scripts until the form is initialized. */
    async load({ scripts, modules }) {
      const start = performance.now();
      const open = untilOpen(formOf());
      modules.forEach(preload);
      const last = scripts.map(addScript).at(-1);
      last.addEventListener('load', () => bench.system.start?.());
      await open;
      await untilEvaluated(modules);
      layOut();
      return performance.now() - start;
    },
    /** Types into a field without rules; a system may use this first input to load more code. */
    async touch() {
      const control = document.querySelector('#Note');
      control.focus();
      press(control, 'x');
      await pause();
    },
    /** Times until every message is shown and listed in the summary. The focus must follow. */
    async failAll(values) {
      fill(values);
      const all = fields();
      const isDone = () => isListed(all.length) && isWrong(all.at(-1)) && messageOf(all.at(-1)) !== '';
      const took = await time(prepareSubmit(), isDone);
      await until(() => document.activeElement === all.at(0));
      return took;
    },
    /** Times until no message is left. The submit may pass later, but it must. */
    async pass(values) {
      fill(values);
      const all = fields();
      const before = state.passed;
      const took = await time(prepareSubmit(), () => !isWrong(all.at(0)) && !isWrong(all.at(-1)));
      await until(() => state.passed > before);
      return took;
    },
    /** Times until the message of the field is gone. */
    type(index, value) {
      const control = fields()[index];
      control.focus();
      return time(
        () => press(control, value),
        () => !isWrong(control) && messageOf(control) === '',
      );
    },
    /** Times until the form is removed and the system has cleaned up. */
    takeDown() {
      return time(
        () => bench.system.takeDown(formOf()),
        () => !formOf(),
      );
    },
    /** Returns the invalid fields, the messages and the summary of the page. */
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
