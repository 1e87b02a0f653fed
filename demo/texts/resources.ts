import type { Culture } from '../culture.ts';

/** The nested dictionary that scripts read by dotted names. */
const french = {
  Core: {
    Error: 'Erreur',
    ErrorServer: 'Le serveur n’a pas pu répondre. Réessayez dans un instant.',
    UnknownError: 'Une erreur inconnue est survenue.',
    ErrorOccured: 'Une erreur est survenue.',
    SureToDelete: 'Voulez-vous vraiment supprimer cet élément ?',
    SureToClear: 'Voulez-vous vraiment vider le panier ?',
    Close: 'Fermer',
    Loading: 'Chargement…',
    Cancel: 'Annuler',
    Confirm: 'Confirmer',
    Yes: 'Oui',
    No: 'Non',
    Retry: 'Réessayer',
    Undo: 'Annuler la suppression',
    Previous: 'Précédent',
    Next: 'Suivant',
    PageLoaded: 'Page chargée : {0}',
  },
  Catalog: {
    NoProductFound: 'Aucun produit trouvé.',
    CustomerRefUpdateError: 'La référence n’a pas pu être mise à jour.',
    ItemAddedToCart: 'Ajouté au panier.',
    GoToWishlist: 'Voir la liste',
    ReturnToShopping: 'Continuer mes achats',
    OutOfStock: 'Épuisé',
    InStock: 'En stock',
  },
  ShoppingCart: {
    Empty: 'Votre panier est vide.',
    ItemRemoved: 'L’article a été retiré.',
    Updated: 'Le panier est à jour.',
    QuantityLimited: 'La quantité a été adaptée.',
    NoCityFound: 'Aucune localité trouvée.',
  },
  CouponCodes: {
    Coupons: 'Codes de réduction',
    CouponsValid: 'Le code de réduction est appliqué.',
    NoCouponAvailable: 'Ce code de réduction n’est pas valable.',
    Error: 'Le code de réduction n’a pas pu être vérifié. Réessayez dans un instant.',
  },
  Currency: {
    WarnDollar:
      'En dollars, les montants sont indicatifs : la commande est débitée en euros, au cours du jour. Continuer ?',
    Unknown: 'Cette devise n’est pas proposée.',
  },
  Sales: {
    QuantityIsMandatory: 'La quantité est obligatoire.',
    Order: 'Commande',
    RequestSent: 'Demande envoyée',
  },
  Assets: {
    MaxNumberOfFiles: 'Nombre maximal de fichiers atteint',
    AcceptFileTypes: 'Type de fichier non accepté',
    MaxFileSize: 'Fichier trop lourd',
    MinFileSize: 'Fichier trop petit',
    UploadedBytes: 'Le fichier a changé pendant l’envoi',
    EncodeCorrectImage: 'Choisissez une image correcte',
    PutCorrectFile: 'Choisissez un fichier correct',
    MinimumSize: 'Taille minimale',
  },
  Manager: { UnknowsErrors: 'Une erreur inconnue est survenue.' },
  Shared: {
    Search: 'Rechercher',
    Required: 'Obligatoire',
    Minus: 'Moins',
    Plus: 'Plus',
    NoResult: 'Aucun résultat',
  },
};

type Resources = typeof french;

const dutch: Resources = {
  Core: {
    Error: 'Fout',
    ErrorServer: 'De server kon niet antwoorden. Probeer het zo meteen opnieuw.',
    UnknownError: 'Er is een onbekende fout opgetreden.',
    ErrorOccured: 'Er is een fout opgetreden.',
    SureToDelete: 'Wilt u dit zeker verwijderen?',
    SureToClear: 'Wilt u de winkelwagen zeker leegmaken?',
    Close: 'Sluiten',
    Loading: 'Laden…',
    Cancel: 'Annuleren',
    Confirm: 'Bevestigen',
    Yes: 'Ja',
    No: 'Nee',
    Retry: 'Opnieuw proberen',
    Undo: 'Verwijderen ongedaan maken',
    Previous: 'Vorige',
    Next: 'Volgende',
    PageLoaded: 'Pagina geladen: {0}',
  },
  Catalog: {
    NoProductFound: 'Geen product gevonden.',
    CustomerRefUpdateError: 'De referentie kon niet worden bijgewerkt.',
    ItemAddedToCart: 'Toegevoegd aan de winkelwagen.',
    GoToWishlist: 'Naar de lijst',
    ReturnToShopping: 'Verder winkelen',
    OutOfStock: 'Uitverkocht',
    InStock: 'Op voorraad',
  },
  ShoppingCart: {
    Empty: 'Uw winkelwagen is leeg.',
    ItemRemoved: 'Het artikel is verwijderd.',
    Updated: 'De winkelwagen is bijgewerkt.',
    QuantityLimited: 'Het aantal is aangepast.',
    NoCityFound: 'Geen plaats gevonden.',
  },
  CouponCodes: {
    Coupons: 'Kortingsbonnen',
    CouponsValid: 'De kortingsbon is toegepast.',
    NoCouponAvailable: 'Deze kortingsbon is niet geldig.',
    Error: 'De kortingsbon kon niet worden gecontroleerd. Probeer het zo meteen opnieuw.',
  },
  Currency: {
    WarnDollar:
      'In dollar zijn de bedragen een richtprijs: de bestelling wordt in euro aangerekend, tegen de dagkoers. Doorgaan?',
    Unknown: 'Deze valuta is er niet.',
  },
  Sales: {
    QuantityIsMandatory: 'Het aantal is verplicht.',
    Order: 'Bestelling',
    RequestSent: 'Aanvraag verzonden',
  },
  Assets: {
    MaxNumberOfFiles: 'Het maximale aantal bestanden is bereikt',
    AcceptFileTypes: 'Dit soort bestand wordt niet aanvaard',
    MaxFileSize: 'Het bestand is te groot',
    MinFileSize: 'Het bestand is te klein',
    UploadedBytes: 'Het bestand is tijdens het versturen veranderd',
    EncodeCorrectImage: 'Kies een correcte afbeelding',
    PutCorrectFile: 'Kies een correct bestand',
    MinimumSize: 'Minimale grootte',
  },
  Manager: { UnknowsErrors: 'Er is een onbekende fout opgetreden.' },
  Shared: {
    Search: 'Zoeken',
    Required: 'Verplicht',
    Minus: 'Minder',
    Plus: 'Meer',
    NoResult: 'Geen resultaat',
  },
};

export const resources: Record<Culture, Resources> = { fr: french, nl: dutch };
