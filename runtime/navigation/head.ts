/** Elements of the head that describe one page, and so are replaced as a set. */
const OF_THE_PAGE =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="prev"], link[rel="next"]';

const ROOT_ATTRIBUTES = ['dir', 'data-user'];

function copyRootAttributes(page: Document): void {
  for (const name of ROOT_ATTRIBUTES) {
    const value = page.documentElement.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

/**
 * Makes the head say what the new page says: title, token, description, canonical and the like.
 *
 * @param page The parsed document of the answer.
 */
export function updateHead(page: Document): void {
  document.title = page.title;
  copyRootAttributes(page);
  for (const element of document.head.querySelectorAll(OF_THE_PAGE)) element.remove();
  document.head.append(...page.head.querySelectorAll(OF_THE_PAGE));
}
