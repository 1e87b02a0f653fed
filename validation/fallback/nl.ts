export const nl = { any: 'x' };
