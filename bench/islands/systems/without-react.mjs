import { fallbackOf, moduleScript, preload, writeAttributes } from '../markup.mjs';

/** Returns the fields that systems with one script of their own have in common. */
const oneScript = (name, module, start) => ({
  name,
  entryNames: () => ['main'],
  entries: () => ({ main: `import { ${start} } from './${module}.mjs';\n${start}();` }),
  head: ({ base, scripts }) => preload(scripts) + moduleScript(`${base}/main.js`),
});

/** Writes the view for libraries whose users write it in the page, with the label for pages without scripts. */
const writeView = ({ label }, { less, output, more }) =>
  `<div class="stepper"><button type="button" ${writeAttributes(less)}>−</button>` +
  `<output ${writeAttributes(output)}>${label}</output>` +
  `<button type="button" ${writeAttributes(more)}>+</button></div>`;

const STIMULUS_VIEW = {
  less: { 'data-action': 'stepper#less' },
  output: { 'data-stepper-target': 'output' },
  more: { 'data-action': 'stepper#more' },
};

const valuesOf = (props) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [`data-stepper-${name}-value`, value]));

export const stimulus = {
  ...oneScript('Stimulus', 'stimulus', 'startStimulus'),
  host({ props }) {
    const attributes = {
      'data-controller': 'stepper',
      'data-action': 'bench-call@window->stepper#answer',
      ...valuesOf(props),
    };
    return `<div ${writeAttributes(attributes)}>${writeView(props, STIMULUS_VIEW)}</div>`;
  },
};

// An effect of the last element runs once all directives before it are in effect.
const ALPINE_VIEW = {
  less: { 'x-on:click': 'less' },
  output: { 'x-text': 'text' },
  more: { 'x-on:click': 'more', 'x-effect': 'ready' },
};

/** Alpine's usual build, which compiles the attributes by `new Function`; a strict policy needs its other. */
export const alpine = {
  ...oneScript('Alpine', 'alpine', 'startAlpine'),
  host({ props }) {
    const { label, step, index } = props;
    const attributes = {
      'x-data': `stepper('${label}', ${step}, ${index})`,
      'x-on:bench-call.window': 'answer',
    };
    return `<div ${writeAttributes(attributes)}>${writeView(props, ALPINE_VIEW)}</div>`;
  },
};

export const lit = {
  ...oneScript('Lit', 'lit', 'startLit'),
  host: ({ props }) => `<bench-stepper ${writeAttributes(props)}>${fallbackOf(props)}</bench-stepper>`,
};
