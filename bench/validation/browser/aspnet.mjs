/* Started as its documents say, but for the 300 ms that it waits after a key. */
(() => {
  let service;
  bench.system = {
    start() {
      service = new aspnetValidation.ValidationService();
      service.debounce = 0;
      service.bootstrap();
    },
    takeDown(form) {
      service.remove(form);
      form.remove();
    },
  };
})();
