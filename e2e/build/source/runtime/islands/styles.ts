export const requireStyle = (file: string): string => file;
