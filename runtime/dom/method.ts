const { bind, call } = Function.prototype;

/** Returns a prototype's member as a function of the node, so that nothing on the node can shadow it. */
const uncurry = bind.bind(call) as unknown as (
  member: unknown,
) => (node: Node, ...rest: unknown[]) => unknown;

type MethodOf<P, K extends keyof P> = P[K] extends (...rest: infer Rest) => infer Result
  ? (node: P, ...rest: Rest) => Result
  : never;

/**
 * Returns a method of a prototype as a function of the node.
 *
 * @param prototype Such as `Element.prototype`.
 * @param name The method's name.
 * @returns The method as a function whose first argument is the node.
 */
export const methodOf = <P extends object, K extends keyof P>(prototype: P, name: K) =>
  uncurry(prototype[name]) as unknown as MethodOf<P, K>;

/**
 * Returns the getter of a prototype's property as a function of the node.
 *
 * @param prototype Such as `Node.prototype`.
 * @param name The property's name.
 * @returns A function that reads it from a node.
 */
export const getterOf = <P extends object, K extends keyof P & string>(prototype: P, name: K) =>
  uncurry(Object.getOwnPropertyDescriptor(prototype, name)!.get) as unknown as (node: P) => P[K];
