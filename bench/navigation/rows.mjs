const REFERENCE = 'raw';

/** Returns the fields of a row by which it is found and compared. */
export const describeRow = ({ name, system }) => ({ case: name, system: system.name, reference: REFERENCE });
