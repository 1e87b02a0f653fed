import Alpine from 'alpinejs';

/** Creates the data of a stepper; its view and its listeners are directives in the server's markup. */
const createStepper = (label, step, index) => ({
  quantity: step,
  less() {
    this.quantity -= step;
  },
  more() {
    this.quantity += step;
  },
  text() {
    return `${label}: ${this.quantity}`;
  },
  answer() {
    bench.answers.add(index);
  },
  ready() {
    bench.ready(index);
  },
  destroy() {
    bench.left();
  },
});

/** Starts Alpine. Its observer initializes added trees; it ignores a removed list that has no data itself. */
export function startAlpine() {
  bench.driver = {
    mount: () => {},
    unmount: (region) => {
      Alpine.destroyTree(region);
      region.remove();
    },
  };
  Alpine.data('stepper', createStepper);
  Alpine.start();
}
