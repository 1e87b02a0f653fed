export const fr = { any: 'x' };
