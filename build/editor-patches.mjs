/*
 * What the islands of editors leave unused of their libraries. Each library is one object or class with all its methods, of
 * which no bundler can leave any out; `test/build/editor-patches.test.mjs` holds that what is kept is kept as it was.
 */

const CROPPER = 'cropperjs/src/js';

/** A method of an object or a class that is written over several lines, its comment left standing. */
const methods = (names, indent = '  ') => new RegExp(`^${indent}(?:${names})\\([^]*?^${indent}\\},?$`, 'gm');

/** A function of a module, to the bracket that ends it. */
const functions = (names) => new RegExp(`^export function (?:${names})\\([^]*?^\\}$`, 'gm');

const inside = (path, patches) =>
  patches.map(([from, to = '']) => ({ file: new RegExp(`/${path.replaceAll('.', '\\.')}$`), from, to }));

/**
 * `islands/asset-field` shows one loaded picture of this origin, with a fixed proportion, that is neither moved nor zoomed nor
 * flipped, and that the server cuts: the selection and quarter turns are what is left of the library, without what it
 * does for the Internet Explorer. 11.0 kB are 6 kB then.
 */
const CROP = [
  // As it was written, not as it is translated for the Internet Explorer.
  ...inside('cropperjs/dist/cropper.js', [[/^[^]+$/, "export { default } from '../src/js/cropper.js';"]]),
  ...inside(`${CROPPER}/cropper.js`, [
    [methods('read')],
    // Browsers turn pictures as their EXIF says; and the picture is loaded when the library is given it.
    [methods('load'), 'load(url) { this.url = url; this.imageData = {}; this.clone(); }'],
    ['this.options.checkCrossOrigin && isCrossOriginURL(url)', 'false'],
    ['image.naturalWidth && !isIOSWebKit', 'true'],
    [/^    const sizingImage = [^]*?(?=^  \}$)/m],
    [/^    \} else if \(this\.sizing\) \{[^]*?(?=^    \} else if \(this\.image\))/m],
    [/^ {4}const isIOSWebKit = .*$/m],
    [methods('static (?:noConflict|setDefaults)')],
  ]),
  ...inside(`${CROPPER}/methods.js`, [
    [
      methods(
        'reset|clear|replace|enable|disable|move|moveTo|zoom|zoomTo|rotate|scale[XY]?|getImageData|getCroppedCanvas|setAspectRatio',
      ),
    ],
  ]),
  // No views of the selection but that in the box.
  ...inside(`${CROPPER}/preview.js`, [
    [/^    if \(!preview\) \{[^]*?(?=^ {2}\},$)/m],
    [/^ {4}const \{ preview \} = this\.options;$/m],
    [/^    forEach\(this\.previews, [^]*?^    \}\);$/gm],
  ]),
  // A development build keeps the imports that nobody uses.
  ...inside(`${CROPPER}/handlers.js`, [[methods('dblclick|wheel')], [/^ {2}hasClass,$/m]]),
  ...inside(`${CROPPER}/events.js`, [
    [/^    if \((?:options\.zoomable|options\.toggleDragModeOnDblclick)[^]*?^    \}$/gm],
    [/^    if \(isFunction\(options\.(?:cropstart|cropmove|crop|zoom)\)\) \{[^]*?^    \}$/gm],
  ]),
  ...inside(`${CROPPER}/change.js`, [
    // The proportion is given, so the corners never go their own way.
    [/ else \{\n          check\([^]*?\n        \}(?=\n\n        if \(width < 0 && height < 0\))/g],
    [/^ {6}\/\/ Move canvas$[^]*?(?=^ {6}default:$\n    \}\n\n    if \(renderable)/m],
  ]),
  ...inside(`${CROPPER}/utilities.js`, [
    [/^const onceSupported = [^]*?^\}\)\(\);$/m, 'const onceSupported = true;'],
    [functions('toArray'), 'export const toArray = Array.from;'],
    [functions('getData'), 'export const getData = (element, name) => element.dataset[name];'],
    [functions('setData'), 'export function setData(element, name, data) { element.dataset[name] = data; }'],
    [functions('addClass'), 'export function addClass(element, value) { element.classList.add(value); }'],
    [
      functions('removeClass'),
      'export function removeClass(element, value) { element.classList.remove(value); }',
    ],
    [
      functions('toggleClass'),
      'export function toggleClass(element, value, added) { element.classList.toggle(value, Boolean(added)); }',
    ],
    [functions('hasClass')],
    [
      functions('dispatchEvent'),
      'export const dispatchEvent = (element, type, detail) => element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }));',
    ],
  ]),
];

/** What is told and waited for are events without anything in them. */
const EVENTS = `class EventEmitter extends EventTarget {
  on(name, run) { this.addEventListener(name, run); }
  off(name, run) { this.removeEventListener(name, run); }
  emit(name) { this.dispatchEvent(new Event(name)); }
}`;

const PRIVATE =
  '#(?:cleanupStrictTicks|consumeIntervalSlot|rollbackIntervalSlot|getActiveTicksCount|onResumeInterval|isIntervalPausedAt|createIntervalTimeout|clearIntervalTimer|clearTimeoutTimer|initializeIntervalIfNeeded|onInterval|setupRateLimitTracking|scheduleRateLimitUpdate|rollbackIntervalConsumption|updateRateLimitState)';

/**
 * `islands/kit/upload` sends so many files at once, in their order, and waits for the last: no rates, priorities, timeouts or
 * pauses, and of the events one. 3.9 kB are 1 kB then.
 */
const QUEUE = [
  ...inside('p-queue/dist/index.js', [
    ["import { EventEmitter } from 'eventemitter3';", EVENTS],
    ["import pTimeout from 'p-timeout';"],
    ["export { TimeoutError } from 'p-timeout';"],
    [/^ {20}if \(options\.(?:timeout !== undefined|signal)\) \{[^]*?^ {20}\}$/gm],
    [/^ {12}(?:if \(options\.signal\)|const removeQueuedTask =) [^]*?^ {12}\};?$/gm],
    [
      /^ {8}if \((?:options\.timeout|options\.strict|options\.interval|!\(typeof options\.intervalCap)[^]*?^ {8}\}$/gm,
    ],
    [
      methods(
        `${PRIVATE}|(?:async )?(?:setPriority|addAll|start|pause|onEmpty|onSizeLessThan|onPendingZero|onRateLimit|onRateLimitCleared|onError|sizeBy)`,
        '    ',
      ),
    ],
    [
      /^ {4}get (?:size|pending|isPaused|isRateLimited|isSaturated|runningTasks|#doesIntervalAllowAnother)\([^]*?^ {4}\}$/gm,
    ],
    [new RegExp(`this\\.${PRIVATE}\\([^)]*\\)`, 'g'), 'false'],
    [/this\.#doesIntervalAllowAnother/g, 'true'],
    [/this\.#isIntervalIgnored(?! =)/g, 'true'],
    [/this\.#strict(?= )(?! =)/g, 'false'],
  ]),
  ...inside('p-queue/dist/priority-queue.js', [[methods('setPriority|remove|filter', '    ')]]),
];

/**
 * `islands/kit/tree` asks the library which nodes are in view, and draws them and reads keys by itself, since trees of thousands
 * are drawn in part.
 */
const TREE = [
  ...inside('@headless-tree/core/dist/index.mjs', [
    [/^var __spreadValues = [^]*?^\};$/m, 'var __spreadValues = Object.assign;'],
    [/^var __spreadProps = .*$/m, 'var __spreadProps = Object.assign;'],
    [/^ {2}hotkeys: \{\n {4}focusNextItem: [^]*?^ {2}\}$/m],
    [
      /^ {4}(?:getFocusedItem|getRootItem|focusNextItem|focusPreviousItem|updateDomFocus|getContainerProps|scrollTo|getProps|expand|collapse|isDescendentOf|primaryAction): .*\{$[^]*?^ {4}\}\)?,$/gm,
    ],
  ]),
];

export const EDITOR_PATCHES = [...CROP, ...QUEUE, ...TREE];
