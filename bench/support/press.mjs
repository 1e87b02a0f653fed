/** Time in ms that a finger touches the glass or a mouse's button is down. Early work is done before it ends. */
const CONTACT = 80;

/** Resolves after the time between the two halves of a press. */
export const contact = () => new Promise((resolve) => setTimeout(resolve, CONTACT));

/** Returns the first visible element of a selector. */
export const locate = (page, target) => page.locator(target).filter({ visible: true }).first();

/** Returns the centre of an element in the window. */
export async function centreOf(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
