export const en = { any: 'x' };
