const OPTIONS =
  '<option>Autriche</option><option>Belgique</option><option>Émirats</option><option>Pays-Bas</option>';
/** The address of the only picture on these pages. */
export const PICTURE = '/picture.svg';
const far = '<div class="far"></div>';

/** Keys that operate a select, each with its expected result; `box` is the element with the focus. */
export const SELECT_KEYS = [
  ['ArrowDown', `open()`],
  ['Escape', `!open() && box().contains(document.activeElement)`],
  ['e', `open()`],
  ['Enter', `select().value === 'Émirats' && box().contains(document.activeElement)`],
];

const selectTests = (box, open) =>
  `const box = () => document.querySelector(${JSON.stringify(box)}); const open = () => ${open}; const select = () => document.querySelector('select');`;

/** Archipel and the other libraries, each on a page of its own. */
export const SYSTEMS = [
  {
    system: 'Archipel scroll-in',
    parts: ['scroll-in', 'viewport'],
    body: `<p data-scroll-in id="first">1</p>${far}<p data-scroll-in="slide">2</p>`,
  },
  {
    system: 'AOS',
    files: { 'aos.js': 'aos/dist/aos.js', 'aos.css': 'aos/dist/aos.css' },
    body: `<p data-aos="fade-in" id="first">1</p>${far}<p data-aos="fade-up">2</p>`,
    end: 'AOS.init()',
  },
  {
    system: 'Archipel parallax',
    parts: ['parallax', 'viewport'],
    body: `${far}<div class="frame" data-parallax><img src="${PICTURE}" alt=""></div>`,
  },
  {
    system: 'Rellax',
    files: { 'rellax.js': 'rellax/rellax.min.js' },
    body: `${far}<div class="frame"><img class="rellax" src="${PICTURE}" alt=""></div>`,
    end: `new Rellax('.rellax')`,
  },
  {
    system: 'Archipel lazy-image',
    parts: ['lazy-image'],
    body: `${far}<img data-src="${PICTURE}" width="300" height="200" alt="">`,
  },
  {
    system: 'lazysizes',
    files: { 'lazysizes.js': 'lazysizes/lazysizes.min.js' },
    body: `${far}<img class="lazyload" data-src="${PICTURE}" width="300" height="200" alt="">`,
  },
  {
    system: 'Archipel select-field',
    parts: ['select-field', 'select-list', 'popover', 'panel'],
    body: `<label for="s">Pays</label><div data-island="select-field" data-look="list"><select id="s">${OPTIONS}</select></div><p>below</p>`,
    tests: selectTests('.ar-select-button', `box().ariaExpanded === 'true'`),
  },
  {
    system: 'Select2',
    files: {
      'jquery.js': 'jquery/dist/jquery.min.js',
      'select2.js': 'select2/dist/js/select2.min.js',
      'select2.css': 'select2/dist/css/select2.min.css',
    },
    body: `<label for="s">Pays</label><select id="s">${OPTIONS}</select><p>below</p>`,
    end: `jQuery('#s').select2({ minimumResultsForSearch: Infinity })`,
    tests: selectTests('.select2-container', `document.querySelector('.select2-container--open') !== null`),
  },
  {
    system: 'Archipel date-field',
    parts: ['date-field', 'calendar', 'forms', 'popover', 'panel'],
    body: `<label for="d">Date</label><div data-island="date-field"><input id="d" type="text"></div><p>below</p>`,
    opens: { press: '.ar-date-field-button', shown: '.ar-date-field-panel calendar-date' },
  },
  {
    system: 'flatpickr',
    files: {
      'flatpickr.js': 'flatpickr/dist/flatpickr.min.js',
      'flatpickr.css': 'flatpickr/dist/flatpickr.min.css',
    },
    body: `<label for="d">Date</label><input id="d"><p>below</p>`,
    end: `flatpickr('#d')`,
    opens: { press: '#d', shown: '.flatpickr-calendar.open' },
  },
];
