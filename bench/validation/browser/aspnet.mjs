/* Started as its documentation says, but without the 300 ms debounce after a key. */
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
