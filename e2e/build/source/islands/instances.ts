const instances = ((globalThis as { instances?: string[] }).instances ??= []);

/** Notes that a module ran. */
export const born = (name: string): number => instances.push(name);
