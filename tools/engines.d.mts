export function onPath(name: string): boolean;
export function missingEngines(): string[];
