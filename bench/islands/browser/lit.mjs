// Renamed: a formatter would write white space into templates of the tag `html`.
import { html as view, LitElement } from 'lit';

/** The stepper as an element that renders into the page, so that the page's styles apply. */
class BenchStepper extends LitElement {
  static properties = {
    label: {},
    step: { type: Number },
    index: { type: Number },
    quantity: { state: true },
  };

  createRenderRoot() {
    this.replaceChildren();
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.quantity = this.step;
    this.answer = () => bench.answers.add(this.index);
    addEventListener('bench-call', this.answer);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('bench-call', this.answer);
    bench.left();
  }

  firstUpdated() {
    bench.ready(this.index);
  }

  add(change) {
    this.quantity += change;
  }

  render() {
    const button = (text, change) =>
      view`<button type="button" @click=${() => this.add(change)}>${text}</button>`;
    const output = view`<output>${`${this.label}: ${this.quantity}`}</output>`;
    return view`<div class="stepper">${button('−', -this.step)}${output}${button('+', this.step)}</div>`;
  }
}

/** Defines the element: the browser upgrades all hosts of the page and those that are added. */
export function startLit() {
  bench.driver = { mount: () => {}, unmount: (region) => region.remove() };
  customElements.define('bench-stepper', BenchStepper);
}
