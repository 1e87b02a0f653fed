/** Where the shop delivers. */
export const orderCountries = ['BE', 'NL', 'FR', 'LU', 'DE'] as const;

/** Where its customers live. */
export const addressCountries = [...orderCountries, 'GB', 'CH', 'US', 'CA'] as const;
