export const texts = {
  fr: { one: '1 îlot', other: '{0} îlots', none: 'Aucun îlot ne correspond à « {0} ».' },
  nl: { one: '1 eiland', other: '{0} eilanden', none: 'Geen eiland past bij “{0}”.' },
  en: { one: '1 island', other: '{0} islands', none: 'No island matches “{0}”.' },
};
