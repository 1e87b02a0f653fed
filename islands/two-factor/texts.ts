/** Texts about the key and the recovery codes. */
export const texts = {
  fr: {
    qr: 'Code QR à scanner avec une application d’authentification ; la clé ci-dessous donne le même résultat.',
    key: 'Clé :',
    copyKey: 'Copier la clé',
    keyCopied: 'La clé est copiée.',
    copyCodes: 'Copier les codes',
    codesCopied: 'Les codes sont copiés.',
    done: 'Copié',
    byHand: 'Copiez d’ici :',
  },
  nl: {
    qr: 'QR-code om te scannen met een authenticator-app; met de sleutel eronder lukt het ook.',
    key: 'Sleutel:',
    copyKey: 'De sleutel kopiëren',
    keyCopied: 'De sleutel is gekopieerd.',
    copyCodes: 'De codes kopiëren',
    codesCopied: 'De codes zijn gekopieerd.',
    done: 'Gekopieerd',
    byHand: 'Kopieer van hier:',
  },
  en: {
    qr: 'QR code to scan with an authenticator app; the key below says the same.',
    key: 'Key:',
    copyKey: 'Copy the key',
    keyCopied: 'The key is copied.',
    copyCodes: 'Copy the codes',
    codesCopied: 'The codes are copied.',
    done: 'Copied',
    byHand: 'Copy from here:',
  },
};
