import { boolean, nullable, number, object, string, union } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { confirmation } from '../about/confirmation.ts';
import { readStatuses, writeStatuses } from '../about/statuses.ts';
import { locationCalls } from './about-locations.ts';
import { pickupAnswer } from './schema.ts';

const text = union([string(), number(), boolean()]);
const unchanged = nullable(text);

const POINT = 'PickupPointViewModels[]';

const pointFields = {
  PublicAccessPointID: 'Id of the point, saved as `ExternalPickupPointRef`; a point without it is left out.',
  ConsigneeName: 'Its name; without one the street is shown as the name. One of both is required.',
  Address: 'Street and number.',
  PostCode: 'Postal code.',
  City: 'City.',
  CountryId: 'Id of the country.',
  PhoneNumber: 'Phone number, shown with the details.',
  Distance: 'Kilometres: `0.15` shows as 150 m, `0` as very near; other text as it is.',
  ImageURL: 'Address of a photo of the shop.',
  Comments: 'A remark, as the three other texts below: equal ones are shown once.',
  StandardHoursOfOperation:
    'Opening hours: segments with `;`, each with days and hours in French, Dutch, English or German; other text as it is.',
  Informations: 'A remark.',
  LatestAirDropOffTime: 'Last hour at which a parcel by air can be left.',
  AdditionalChargeIndicator: 'Whether the point costs more: `true`, 1, yes, oui, ja.',
  SpecialInstructions: 'A remark.',
  AdditionalComments: 'A remark.',
  PickupPointType: 'Kind of the point; a filter, where there are several kinds.',
  Geocode: 'Its position; without one the point is in the list, and not on the map.',
  'Geocode.Latitude': 'Degrees, with a point or a comma; 0, 0 is no position.',
  'Geocode.Longitude': 'Degrees.',
};

const answerFields = {
  ResponseStatusDescription: '`Success`, in any case; anything else is shown as a failure of the carrier.',
  PickupPointViewModels: 'The points, nearest first; an empty list or `null` for none.',
  ...Object.fromEntries(
    Object.entries(pointFields).map(([name, sentence]) => [`${POINT}.${name}`, sentence]),
  ),
};

const examplePoint = {
  PublicAccessPointID: 'relais-5000-1',
  ConsigneeName: 'Librairie du Pont',
  Address: 'Rue du Pont 4',
  PostCode: '5000',
  City: 'Namur',
  CountryId: 'BE',
  PhoneNumber: '081 55 01 40',
  Distance: 0.4,
  ImageURL: '/assets/photos/librairie-du-pont.webp',
  Comments: null,
  StandardHoursOfOperation: 'lun-ven: 07:30-12:30, 13:30-18:30; sam: 08:00-13:00; dim: fermé',
  Informations: 'Le code arrive par e-mail.',
  LatestAirDropOffTime: '16:00',
  AdditionalChargeIndicator: false,
  SpecialInstructions: 'Entrée par la cour.',
  AdditionalComments: null,
  PickupPointType: 'Magasin',
  Geocode: { Latitude: 50.4674, Longitude: 4.8712 },
};

/** Calls of pickup points. */
export const pickupCalls: AboutCalls = {
  'pickup.findPoints': {
    method: 'POST',
    path: '/api/v1/shipping/{carrier}/getpickuppoints',
    purpose: 'Finds the pickup points of a carrier around a place.',
    variables: {
      carrier: { description: 'The carrier: `data-carrier` of `pickup-search`.', example: 'relais' },
    },
    body: aboutContent({
      schema: object({
        City: string(),
        PostalCode: string(),
        CountryCode: string(),
        Address: string(),
        ShippingMethodId: string(),
        SearchRadius: number(),
        MaximumListSize: number(),
        CultureName: string(),
      }),
      example: {
        City: 'Namur',
        PostalCode: '5000',
        CountryCode: 'BE',
        Address: 'Rue du Pont',
        ShippingMethodId: '2',
        SearchRadius: 10,
        MaximumListSize: 20,
        CultureName: 'fr',
      },
      fields: {
        City: 'City, or empty.',
        PostalCode: 'Postal code, or empty.',
        CountryCode: 'Two letters.',
        Address: 'Street and number, or empty.',
        ShippingMethodId: 'The shipping method of the order.',
        SearchRadius: 'Kilometres.',
        MaximumListSize: 'Maximum number of points.',
        CultureName: 'The page’s language.',
      },
    }),
    answer: {
      description:
        'The points. Text, number and boolean stand for one another in each field; a point that can’t be read is left out, and the console names it.',
      ...aboutContent({
        schema: pickupAnswer,
        example: { ResponseStatusDescription: 'Success', PickupPointViewModels: [examplePoint] },
        fields: answerFields,
      }),
    },
    statuses: { ...readStatuses, '4XX': 'The failure is shown with `Core.Error`; the older list stays.' },
    via: ['fetchPickupPoints'],
  },
  'pickup.savePoint': {
    method: 'POST',
    path: '/api/v1/shoppingcarts/externalpickuppoint',
    purpose:
      'Saves the chosen point in the cart, with the carrier’s values unchanged. Saving it twice changes nothing.',
    body: aboutContent({
      schema: object({
        ShippingFirstName: string(),
        ShippingLastName: string(),
        ShippingMethodId: string(),
        PickupPointName: string(),
        ShippingStreet1: unchanged,
        ShippingPostalCode: unchanged,
        ShippingCity: unchanged,
        ShippingCountryId: unchanged,
        ShippingPhoneNumber: unchanged,
        Informations: unchanged,
        StandardHoursOfOperation: unchanged,
        LatestAirDropOffTime: unchanged,
        AdditionalChargeIndicator: unchanged,
        Comments: unchanged,
        Distance: unchanged,
        SpecialInstructions: unchanged,
        AdditionalComments: unchanged,
        ExternalPickupPointRef: string(),
        PickupPointType: unchanged,
        PickupPointId: nullable(string()),
      }),
      example: {
        ShippingFirstName: 'Anouk',
        ShippingLastName: 'Lambert',
        ShippingMethodId: '2',
        PickupPointName: 'Librairie du Pont',
        ShippingStreet1: 'Rue du Pont 4',
        ShippingPostalCode: '5000',
        ShippingCity: 'Namur',
        ShippingCountryId: 'BE',
        ShippingPhoneNumber: '081 55 01 40',
        Informations: null,
        StandardHoursOfOperation: 'lun-dim: 24h/24',
        LatestAirDropOffTime: null,
        AdditionalChargeIndicator: false,
        Comments: null,
        Distance: 0.4,
        SpecialInstructions: 'Entrée par la cour.',
        AdditionalComments: null,
        ExternalPickupPointRef: 'relais-5000-1',
        PickupPointType: 'Magasin',
        PickupPointId: null,
      },
      fields: {
        ShippingFirstName: '`BillingFirstName` of the page.',
        ShippingLastName: '`BillingLastName` of the page.',
        ShippingMethodId: 'The shipping method of the order.',
        PickupPointName: '`ConsigneeName`, else the street.',
        ShippingStreet1: '`Address` of the point.',
        ShippingPostalCode: '`PostCode` of the point.',
        ShippingCity: '`City` of the point.',
        ShippingCountryId: '`CountryId` of the point.',
        ShippingPhoneNumber: '`PhoneNumber` of the point.',
        Informations: 'As the carrier wrote it; as are the fields below.',
        StandardHoursOfOperation: 'As the carrier wrote it.',
        LatestAirDropOffTime: 'As the carrier wrote it.',
        AdditionalChargeIndicator: 'As the carrier wrote it.',
        Comments: 'As the carrier wrote it.',
        Distance: 'As the carrier wrote it.',
        SpecialInstructions: 'As the carrier wrote it.',
        AdditionalComments: 'As the carrier wrote it.',
        ExternalPickupPointRef: '`PublicAccessPointID` of the point.',
        PickupPointType: 'As the carrier wrote it.',
        PickupPointId: 'The id once more with `data-is-static`, else `null`.',
      },
    }),
    answer: { ...confirmation, description: 'Anything but nothing, such as `{}`: the point is saved.' },
    statuses: { ...writeStatuses, 204: 'Empty: the point may be saved or not; the page is read again.' },
    via: ['savePickupPoint'],
  },
  ...locationCalls,
};
