import { Application, Controller } from '@hotwired/stimulus';

/** The stepper as a controller: its view is in the server's markup, with actions and a target. */
class StepperController extends Controller {
  static targets = ['output'];
  static values = { label: String, step: Number, index: Number };

  connect() {
    this.quantity = this.stepValue;
    this.show();
    bench.ready(this.indexValue);
  }

  disconnect() {
    bench.left();
  }

  less() {
    this.quantity -= this.stepValue;
    this.show();
  }

  more() {
    this.quantity += this.stepValue;
    this.show();
  }

  answer() {
    bench.answers.add(this.indexValue);
  }

  show() {
    this.outputTarget.textContent = `${this.labelValue}: ${this.quantity}`;
  }
}

/** Starts Stimulus, which connects and disconnects controllers by its own observer. */
export function startStimulus() {
  bench.driver = { mount: () => {}, unmount: (region) => region.remove() };
  Application.start().register('stepper', StepperController);
}
