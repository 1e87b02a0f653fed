const instances = ((globalThis as { instances?: string[] }).instances ??= []);

/** Records that a module ran. */
export const born = (name: string): number => instances.push(name);
