export function formatFile(file: string, text: string): Promise<string>;
