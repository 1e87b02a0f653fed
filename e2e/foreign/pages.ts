/** Pages on Bootstrap 5 after its own examples and well-known themes; none is written for the library. */

const expand = (id: string) =>
  `data-bs-toggle="collapse" data-bs-target="#${id}" aria-expanded="false" aria-controls="${id}"`;
const burger = (id: string, classes = '') =>
  `<button class="navbar-toggler collapsed ${classes}" type="button" ${expand(id)} aria-label="Menu"><span class="navbar-toggler-icon"></span></button>`;
const dropdown = (id: string, name: string) => `<li class="nav-item dropdown">
  <a class="nav-link dropdown-toggle" href="#" id="${id}" role="button" data-bs-toggle="dropdown" aria-expanded="false">${name}</a>
  <div class="dropdown-menu" aria-labelledby="${id}"><a class="dropdown-item" href="#">Action</a><a class="dropdown-item" href="#">Another</a></div></li>`;
const link = (name: string, active = '') =>
  `<li class="nav-item"><a class="nav-link ${active}" href="#">${name}</a></li>`;
const image = (classes = '') =>
  `<img src="/lib/square.svg" width="100" height="40" class="${classes}" alt="A square">`;

const navbar = (
  id: string,
  classes: string,
) => `<nav class="navbar navbar-expand-lg ${classes}"><div class="container-fluid">
  <a class="navbar-brand" href="#">Brand</a>${burger(id)}
  <div class="collapse navbar-collapse" id="${id}"><ul class="navbar-nav me-auto">${link('Home', 'active')}${link('Features')}${dropdown(`${id}-drop`, 'More')}</ul>
  <form class="d-flex form-inline" role="search"><input class="form-control me-2" type="search" aria-label="Search"><button class="btn btn-outline-success" type="submit">Search</button></form></div></div></nav>`;

const panel = (
  id: string,
  name: string,
  { isOpen = false, parent = '' } = {},
) => `<div class="accordion-item card">
  <h2 class="accordion-header card-header"><button class="accordion-button btn ${isOpen ? '' : 'collapsed'}" type="button" data-bs-toggle="collapse" data-bs-target="#${id}" aria-expanded="${String(isOpen)}" aria-controls="${id}">${name}</button></h2>
  <div id="${id}" class="accordion-collapse collapse ${isOpen ? 'show' : ''}" ${parent ? `data-bs-parent="#${parent}"` : ''}><div class="accordion-body card-body">${name}: what it says, <a id="in-${id}" href="#">with a link</a>.</div></div></div>`;

const tabs = (id: string, kind: string, classes: string, names: string[]) =>
  `<ul class="nav ${classes}" role="tablist">${names
    .map(
      (name, index) =>
        `<li class="nav-item" role="presentation"><a class="nav-link ${index === 0 ? 'active' : ''}" id="${id}-${index}-tab" data-bs-toggle="${kind}" href="#${id}-${index}" role="tab" aria-controls="${id}-${index}" aria-selected="${String(index === 0)}">${name}</a></li>`,
    )
    .join('')}</ul><div class="tab-content">${names
    .map(
      (name, index) =>
        `<div class="tab-pane fade ${index === 0 ? 'show active' : ''}" id="${id}-${index}" role="tabpanel" aria-labelledby="${id}-${index}-tab"><p id="in-${id}-${index}">Content of ${name}</p></div>`,
    )
    .join('')}</div>`;

const check = (id: string, type: string) =>
  `<div class="form-check"><input class="form-check-input" type="${type}" id="${id}" name="${type}" checked><label class="form-check-label" for="${id}">A choice that has a name</label></div>`;

const table = `<table class="table table-striped"><caption>Orders</caption><thead><tr><th>#</th><th>Name</th><th>Sum</th></tr></thead><tbody>
  <tr><th>1</th><td>Mark</td><td>12</td></tr><tr><th>2</th><td>Jacob <span class="badge bg-secondary">new</span></td><td>7</td></tr></tbody></table>`;

const card = (title: string) =>
  `<div class="col-md-4"><div class="card mb-3">${image('card-img-top')}<div class="card-body"><h5 class="card-title">${title}</h5><p class="card-text">Some quick text.</p><a href="#" class="btn btn-primary">Go</a></div></div></div>`;

const cards = `<div class="row">${['One', 'Two', 'Three'].map(card).join('')}</div>`;

/** Body of each page, by name. */
export const PAGES: Readonly<Record<string, string>> = {
  starter: `${navbar('nav-starter', 'navbar-light bg-light')}<main class="container"><h1>Starter</h1><p class="lead">Use it as a quick way to begin, with <a href="#">a link</a> and <code>code</code>.</p><hr><button class="btn btn-primary">Learn</button></main>`,
  album: `<header><div class="collapse bg-dark" id="album-header"><div class="container text-white"><h4>About</h4><p>Something about the album.</p></div></div>
    <div class="navbar navbar-dark bg-dark"><div class="container"><a href="#" class="navbar-brand">Album</a>${burger('album-header')}</div></div></header><main class="container py-3">${cards}</main>`,
  dashboard: `<nav class="navbar navbar-dark sticky-top bg-dark p-0">${burger('sidebar', 'd-md-none')}<a class="navbar-brand px-3" href="#">Company</a></nav>
    <div class="container-fluid"><div class="row"><nav id="sidebar" class="col-md-3 col-lg-2 d-md-block bg-light sidebar collapse"><ul class="nav flex-column">${link('Dashboard', 'active')}${link('Orders')}</ul></nav>
    <main class="col-md-9 col-lg-10 px-4"><h1 class="h2">Dashboard</h1>${table}</main></div></div>`,
  checkout: `<main class="container"><h2>Checkout</h2><form class="row"><div class="col-md-6"><label for="name" class="form-label">Name</label><input id="name" class="form-control is-invalid" value="x"><div class="invalid-feedback">Needed.</div></div>
    <div class="col-md-6"><label for="land">Country</label><select id="land" class="form-select"><option>Belgium</option></select></div>${check('same', 'checkbox')}${check('credit', 'radio')}<textarea class="form-control" rows="2" aria-label="Note"></textarea>
    <input type="range" class="form-range" aria-label="Range"><input type="file" class="form-control" aria-label="File"><button class="btn btn-primary" disabled>Pay</button></form><ul class="list-group"><li class="list-group-item active">One</li><li class="list-group-item">Two</li></ul></main>`,
  faq: `<main class="container"><h1>Questions</h1><div class="accordion" id="faq">${panel('faq-one', 'First', { isOpen: true, parent: 'faq' })}${panel('faq-two', 'Second', { parent: 'faq' })}${panel('faq-three', 'Third', { parent: 'faq' })}</div>
    <p><a class="btn btn-primary collapsed" data-bs-toggle="collapse" href="#multi-one" role="button" aria-expanded="false">First element</a> <button class="btn btn-secondary collapsed" type="button" data-bs-toggle="collapse" data-bs-target=".multi" aria-expanded="false">Both</button></p>
    <div class="collapse multi" id="multi-one"><div class="card card-body">One</div></div><div class="collapse multi" id="multi-two"><div class="card card-body">Two</div></div><p><a id="to-third" href="#in-faq-three">To the third</a></p></main>`,
  tabs: `<main class="container"><h1>Tabs</h1>${tabs('tabs', 'tab', 'nav-tabs', ['Home', 'Profile', 'Contact'])}${tabs('pills', 'pill', 'nav-pills flex-column', ['Left', 'Right'])}
    <div class="list-group" role="tablist"><a class="list-group-item list-group-item-action active" data-bs-toggle="list" href="#list-one" role="tab" aria-selected="true">One</a><a class="list-group-item list-group-item-action" data-bs-toggle="list" href="#list-two" role="tab" aria-selected="false">Two</a></div>
    <div class="tab-content"><div class="tab-pane show active" id="list-one" role="tabpanel"><p>First of the list</p></div><div class="tab-pane" id="list-two" role="tabpanel"><p>Second of the list</p></div></div><p><a id="to-contact" href="#in-tabs-2">To the contact</a></p></main>`,
  agency: `${navbar('nav-agency', 'navbar-dark bg-dark fixed-top')}<header class="bg-secondary text-white text-center pt-5"><div class="pt-5">Welcome</div><h1 class="text-uppercase">Nice to meet you</h1><a class="btn btn-primary btn-lg" href="#">More</a></header>
    <section class="container text-center"><h2>Team</h2>${image('rounded-circle mx-auto')}${image('img-fluid img-thumbnail')}<button class="btn btn-link" data-bs-toggle="modal" data-bs-target="#agency-modal">Portfolio</button></section>
    <div class="modal" id="agency-modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><div class="modal-body"><p>Project</p></div></div></div></div><footer class="p-3"><small>© Site</small></footer>`,
  admin: `<div class="d-flex"><ul class="navbar-nav bg-primary navbar-dark sidebar accordion p-2" id="admin-side">${link('Dashboard', 'active')}
    <li class="nav-item"><a class="nav-link collapsed" href="#" data-bs-toggle="collapse" data-bs-target="#admin-pages" aria-expanded="false">Pages</a><div id="admin-pages" class="collapse" data-bs-parent="#admin-side"><div class="bg-white py-2"><a class="d-block" href="#">Login</a></div></div></li></ul>
    <div class="flex-fill"><nav class="navbar navbar-light navbar-expand"><ul class="navbar-nav">${dropdown('admin-user', 'Douglas')}</ul></nav><div class="container-fluid">
    <div class="card"><a href="#admin-card" class="d-block card-header" data-bs-toggle="collapse" role="button" aria-expanded="true">Collapsible card</a><div class="collapse show" id="admin-card"><div class="card-body"><p>Open by default.</p></div></div></div>${table}</div></div></div>`,
  components: `<main class="container"><nav aria-label="Trail"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="#">Home</a></li><li class="breadcrumb-item active">Here</li></ol></nav>
    <div id="carousel" class="carousel"><div class="carousel-inner"><div class="carousel-item active">${image('d-block w-100')}</div><div class="carousel-item">${image('d-block w-100')}</div></div></div>
    <div class="alert alert-warning" role="alert">Watch out</div><ul class="pagination"><li class="page-item active"><a class="page-link" href="#">1</a></li><li class="page-item"><a class="page-link" href="#">2</a></li></ul><div class="progress"><div class="progress-bar w-50"></div></div>
    <div class="offcanvas offcanvas-start" tabindex="-1" id="canvas"><div class="offcanvas-body"><p>Beside</p></div></div><details><summary>Native</summary><p>Inside</p></details><blockquote class="blockquote"><p>A quote</p></blockquote></main>`,
  panels: `${navbar('nav-panels', 'navbar-dark bg-primary')}<main class="container">${tabs('deep', 'tab', 'nav-tabs card-header-tabs', ['A', 'B'])}<div id="group">${panel('group-one', 'First', { parent: 'group' })}${panel('group-two', 'Second', { isOpen: true, parent: 'group' })}</div>
    <dl class="row"><dt class="col-3">Term</dt><dd class="col-9">Meaning</dd></dl><pre>code</pre><kbd>Ctrl</kbd><fieldset><legend>Legend</legend>${check('in-fieldset', 'checkbox')}</fieldset></main>`,
};

/** A page of plain HTML, as on an old site without a CSS framework. */
export const BARE = `<h1>Plain</h1><p>Text with <a href="#">a link</a>, <b>bold</b> and <code>code</code>.</p><ul><li>One</li><li>Two</li></ul>
  ${image()}<table border="1"><tr><th>A</th><td>B</td></tr></table><form><fieldset><legend>Form</legend><label><input type="checkbox" checked> Box</label> <label><input type="radio"> Dot</label>
  <input value="text"><select><option>One</option></select><textarea>Text</textarea><button type="button">Press</button></fieldset></form><details open><summary>More</summary><p>Inside</p></details><p hidden>Hidden</p>
  <div class="page quantity field-validation-error input-validation-error nav-tabs cart-table collapse card">Names of others</div><h2 tabindex="-1">Two</h2><hr><blockquote>Quote</blockquote><pre>pre</pre>`;

const FOUR: readonly (readonly [RegExp, string])[] = [
  [/data-bs-/g, 'data-'],
  [/\bms-/g, 'ml-'],
  [/\bme-/g, 'mr-'],
  [/form-select/g, 'custom-select'],
  [/badge bg-/g, 'badge badge-'],
];

/** Returns the same page with the markup of Bootstrap 4. */
export const forFour = (html: string): string =>
  FOUR.reduce((text, [from, to]) => text.replace(from, to), html);
