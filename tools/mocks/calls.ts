// `npm run reference` writes this file: make changes in schema.ts and about.ts of the stores.

import type { SentFile } from './parse-body.ts';

export type ResourceText =
  | string
  | {
      /** A text, or a group of texts. */
      [k: string]: ResourceText | null;
    };

/** The calls of the API, by id. */
export interface Calls {
  /** Reads the numbers of the cart after a change, or when the page may be older than the cart. */
  'cart.readSummary': {
    params: {};
    query: {};
    request: undefined;
    /** The summary, sent with `Cache-Control: no-store`. */
    answer: {
      /** Number of articles in the cart. */
      ItemsCount: number;
      /** Amount with VAT, as the page shows it. */
      AmountTaxInclHtml: string;
      /** Amount without VAT, as the page shows it. */
      AmountTaxExclHtml: string;
    };
  };
  /** Sets the quantity of a line. The quantity is absolute, so the call may come twice. */
  'cart.setQuantity': {
    params: {
      /** Id of the line, from `lines` of the island. */
      id: string;
    };
    query: {};
    request: {
      /** The new quantity. */
      Quantity: number;
    };
    /** The new summary, and what the server made of the line. Each field may be missing: without all three of the summary the cart is read again. */
    answer: {
      /** Number of articles in the cart. */
      ItemsCount?: number | null;
      /** Amount with VAT, as the page shows it. */
      AmountTaxInclHtml?: string | null;
      /** Amount without VAT, as the page shows it. */
      AmountTaxExclHtml?: string | null;
      /** A sentence for the visitor. */
      Message?: string | null;
      /** The line as the server has it now. */
      Item?: {
        /** Its quantity, which may be less than the requested one. */
        Quantity: number;
      } | null;
      DataLayer?: unknown;
    };
  };
  /** Removes a line at once; an undo adds it again. */
  'cart.removeLine': {
    params: {
      /** Id of the line, from `lines` of the island. */
      id: string;
    };
    query: {};
    request: undefined;
    /** The new summary, and what the server made of the line. Each field may be missing: without all three of the summary the cart is read again. */
    answer: {
      /** Number of articles in the cart. */
      ItemsCount?: number | null;
      /** Amount with VAT, as the page shows it. */
      AmountTaxInclHtml?: string | null;
      /** Amount without VAT, as the page shows it. */
      AmountTaxExclHtml?: string | null;
      /** A sentence for the visitor. */
      Message?: string | null;
      /** The line as the server has it now. */
      Item?: {
        /** Its quantity, which may be less than the requested one. */
        Quantity: number;
      } | null;
      DataLayer?: unknown;
    };
  };
  /** Adds a product to the cart. One call, one addition: it is never repeated by itself. */
  'cart.add': {
    params: {};
    query: {};
    request: {
      /** The chosen variant. */
      ProductVariantId: number | string;
      /** The quantity to add. */
      Quantity: number | string;
      /** The name that the page shows. */
      Name: string;
      /** Any other field of the form, by its own name. */
      [k: string]: number | string;
    };
    /** The new summary, and what the server made of the line. Each field may be missing: without all three of the summary the cart is read again. */
    answer: {
      /** Number of articles in the cart. */
      ItemsCount?: number | null;
      /** Amount with VAT, as the page shows it. */
      AmountTaxInclHtml?: string | null;
      /** Amount without VAT, as the page shows it. */
      AmountTaxExclHtml?: string | null;
      /** A sentence for the visitor. */
      Message?: string | null;
      /** The line as the server has it now. */
      Item?: {
        /** Its quantity, which may be less than the requested one. */
        Quantity: number;
      } | null;
      DataLayer?: unknown;
    };
  };
  /** Adds a line of an earlier order to the cart. It is a PUT but adds, and is never repeated by itself. */
  'cart.addOrderLine': {
    params: {};
    query: {};
    request: {
      /** Each field of the line’s form, by its own name. */
      [k: string]: string;
    };
    /** The new summary, and what the server made of the line. Each field may be missing: without all three of the summary the cart is read again. */
    answer: {
      /** Number of articles in the cart. */
      ItemsCount?: number | null;
      /** Amount with VAT, as the page shows it. */
      AmountTaxInclHtml?: string | null;
      /** Amount without VAT, as the page shows it. */
      AmountTaxExclHtml?: string | null;
      /** A sentence for the visitor. */
      Message?: string | null;
      /** The line as the server has it now. */
      Item?: {
        /** Its quantity, which may be less than the requested one. */
        Quantity: number;
      } | null;
      DataLayer?: unknown;
    };
  };
  /** Finds the cities of a country by the start of their name or postal code. */
  'shipping.findCities': {
    params: {
      /** Id of the country, from the page’s field. */
      countryId: string;
      /** The typed text, from four characters on. */
      query: string;
    };
    query: {};
    request: undefined;
    /** Names of cities by their ids; an empty object for none. The library sorts them. */
    answer: {
      /** Name of the city with this id, as the list shows it. */
      [k: string]: string;
    };
  };
  /** Saves the chosen shipping method. */
  'shipping.setMethod': {
    params: {};
    query: {};
    request: {
      /** Value of the chosen method. */
      ShippingMethodId: string;
    };
    /** Anything: a success status means saved. */
    answer: undefined;
  };
  /** Saves the countries of billing and delivery, or that of a shipping estimate. */
  'shipping.setCountries': {
    params: {};
    query: {};
    request:
      | {
          /** Country of delivery; `checkout` sends both ids. */
          ShippingCountryId: string;
          /** Country of billing. */
          BillingCountryId: string;
        }
      | {
          /** Country of the estimate; `shipping-estimate` sends it alone. */
          CountryCode: string;
        };
    /** Anything: a success status means saved. */
    answer: undefined;
  };
  /** Saves the country of a shipping estimate that writes `data-country-call="country"`. */
  'shipping.setCountry': {
    params: {};
    query: {};
    request: {
      /** Id of the country. */
      CountryId: string;
    };
    /** Anything: a success status means saved. */
    answer: undefined;
  };
  /** Saves the city of a shipping estimate. */
  'shipping.setCity': {
    params: {};
    query: {};
    request: {
      /** Id of the city, from the call that finds cities. */
      CityId: string;
    };
    /** Anything: a success status means saved. */
    answer: undefined;
  };
  /** Checks a VAT number by a service, after the writes of the order. `data-url` of `vat-field` is another address, with `{vat}` where the number stands in the path. */
  'checkout.checkVat': {
    params: {};
    query: {
      /** Country of the number. */
      countryId: string;
      /** The number as it is typed. */
      VAT: string;
      /** The customer, where the page names one. */
      customerId?: string;
    };
    request: undefined;
    /** The verdict of the service. */
    answer: {
      /** `true` or `false`; `null` when the service gave no verdict. */
      IsVATValidWebService?: boolean | null;
      /** A sentence for the visitor, shown at the field. */
      ErrorMessage?: string | null;
    };
  };
  /** Finds the pickup points of a carrier around a place. */
  'pickup.findPoints': {
    params: {
      /** The carrier: `data-carrier` of `pickup-search`. */
      carrier: string;
    };
    query: {};
    request: {
      /** City, or empty. */
      City: string;
      /** Postal code, or empty. */
      PostalCode: string;
      /** Two letters. */
      CountryCode: string;
      /** Street and number, or empty. */
      Address: string;
      /** The shipping method of the order. */
      ShippingMethodId: string;
      /** Kilometres. */
      SearchRadius: number;
      /** Maximum number of points. */
      MaximumListSize: number;
      /** The page’s language. */
      CultureName: string;
    };
    /** The points. Text, number and boolean stand for one another in each field; a point that can’t be read is left out, and the console names it. */
    answer: {
      /** `Success`, in any case; anything else is shown as a failure of the carrier. */
      ResponseStatusDescription?: string | null;
      /** The points, nearest first; an empty list or `null` for none. */
      PickupPointViewModels?:
        | {
            /** Id of the point, saved as `ExternalPickupPointRef`; a point without it is left out. */
            PublicAccessPointID: string | number;
            /** Its name; without one the street is shown as the name. One of both is required. */
            ConsigneeName?: string | number | boolean | null;
            /** Street and number. */
            Address?: string | number | boolean | null;
            /** Postal code. */
            PostCode?: string | number | boolean | null;
            /** City. */
            City?: string | number | boolean | null;
            /** Id of the country. */
            CountryId?: string | number | boolean | null;
            /** Phone number, shown with the details. */
            PhoneNumber?: string | number | boolean | null;
            /** Kilometres: `0.15` shows as 150 m, `0` as very near; other text as it is. */
            Distance?: string | number | boolean | null;
            /** Address of a photo of the shop. */
            ImageURL?: string | null;
            /** A remark, as the three other texts below: equal ones are shown once. */
            Comments?: string | number | boolean | null;
            /** Opening hours: segments with `;`, each with days and hours in French, Dutch, English or German; other text as it is. */
            StandardHoursOfOperation?: string | number | boolean | null;
            /** A remark. */
            Informations?: string | number | boolean | null;
            /** Last hour at which a parcel by air can be left. */
            LatestAirDropOffTime?: string | number | boolean | null;
            /** Whether the point costs more: `true`, 1, yes, oui, ja. */
            AdditionalChargeIndicator?: string | number | boolean | null;
            /** A remark. */
            SpecialInstructions?: string | number | boolean | null;
            /** A remark. */
            AdditionalComments?: string | number | boolean | null;
            /** Kind of the point; a filter, where there are several kinds. */
            PickupPointType?: string | number | boolean | null;
            /** Its position; without one the point is in the list, and not on the map. */
            Geocode?: {
              /** Degrees, with a point or a comma; 0, 0 is no position. */
              Latitude?: string | number | boolean | null;
              /** Degrees. */
              Longitude?: string | number | boolean | null;
            } | null;
          }[]
        | null;
    };
  };
  /** Saves the chosen point in the cart, with the carrier’s values unchanged. Saving it twice changes nothing. */
  'pickup.savePoint': {
    params: {};
    query: {};
    request: {
      /** `BillingFirstName` of the page. */
      ShippingFirstName: string;
      /** `BillingLastName` of the page. */
      ShippingLastName: string;
      /** The shipping method of the order. */
      ShippingMethodId: string;
      /** `ConsigneeName`, else the street. */
      PickupPointName: string;
      /** `Address` of the point. */
      ShippingStreet1: string | number | boolean | null;
      /** `PostCode` of the point. */
      ShippingPostalCode: string | number | boolean | null;
      /** `City` of the point. */
      ShippingCity: string | number | boolean | null;
      /** `CountryId` of the point. */
      ShippingCountryId: string | number | boolean | null;
      /** `PhoneNumber` of the point. */
      ShippingPhoneNumber: string | number | boolean | null;
      /** As the carrier wrote it; as are the fields below. */
      Informations: string | number | boolean | null;
      /** As the carrier wrote it. */
      StandardHoursOfOperation: string | number | boolean | null;
      /** As the carrier wrote it. */
      LatestAirDropOffTime: string | number | boolean | null;
      /** As the carrier wrote it. */
      AdditionalChargeIndicator: string | number | boolean | null;
      /** As the carrier wrote it. */
      Comments: string | number | boolean | null;
      /** As the carrier wrote it. */
      Distance: string | number | boolean | null;
      /** As the carrier wrote it. */
      SpecialInstructions: string | number | boolean | null;
      /** As the carrier wrote it. */
      AdditionalComments: string | number | boolean | null;
      /** `PublicAccessPointID` of the point. */
      ExternalPickupPointRef: string;
      /** As the carrier wrote it. */
      PickupPointType: string | number | boolean | null;
      /** The id once more with `data-is-static`, else `null`. */
      PickupPointId: string | null;
    };
    /** Anything but nothing, such as `{}`: the point is saved. */
    answer: {};
  };
  /** Suggests places for a typed text, by Photon’s protocol. The site forwards the request. */
  'pickup.findLocations': {
    params: {};
    query: {
      /** The typed text, from three characters on. */
      q: string;
      /** Maximum number of places. */
      limit: string;
      /** The page’s language. */
      lang: string;
      /** Two letters. */
      countrycode?: string;
    };
    request: undefined;
    /** A GeoJSON collection, as Photon answers. */
    answer: {
      /** The places; an empty list for none. */
      features: {
        /** The position. */
        geometry: {
          /**
           * Longitude, then latitude, in degrees.
           *
           * @minItems 2
           */
          coordinates: [number, number, ...number[]];
        };
        /** The address. */
        properties: {
          /** Name of the place; of a city without `city`, the city. */
          name?: string | number | null;
          /** Street. */
          street?: string | number | null;
          /** Number in the street. */
          housenumber?: string | number | null;
          /** Postal code. */
          postcode?: string | number | null;
          /** City. */
          city?: string | number | null;
          /** Two letters; places of another country are left out. */
          countrycode?: string | number | null;
          /** Any further field. */
          [k: string]:
            | {
                [k: string]: unknown;
              }
            | string
            | number
            | null
            | undefined;
        };
      }[];
    };
  };
  /** Names the place at a position: that of the visitor, or of a place without postal code. */
  'pickup.findLocationAt': {
    params: {};
    query: {
      /** Degrees. */
      lat: string;
      /** Degrees. */
      lon: string;
      /** Always 1. */
      limit: string;
      /** The page’s language. */
      lang: string;
    };
    request: undefined;
    /** A GeoJSON collection, as Photon answers. */
    answer: {
      /** The places; an empty list for none. */
      features: {
        /** The position. */
        geometry: {
          /**
           * Longitude, then latitude, in degrees.
           *
           * @minItems 2
           */
          coordinates: [number, number, ...number[]];
        };
        /** The address. */
        properties: {
          /** Name of the place; of a city without `city`, the city. */
          name?: string | number | null;
          /** Street. */
          street?: string | number | null;
          /** Number in the street. */
          housenumber?: string | number | null;
          /** Postal code. */
          postcode?: string | number | null;
          /** City. */
          city?: string | number | null;
          /** Two letters; places of another country are left out. */
          countrycode?: string | number | null;
          /** Any further field. */
          [k: string]:
            | {
                [k: string]: unknown;
              }
            | string
            | number
            | null
            | undefined;
        };
      }[];
    };
  };
  /** Applies a coupon to the cart. */
  'coupons.apply': {
    params: {};
    query: {};
    request: {
      /** The typed code, without spaces around it. */
      CouponCode: string;
    };
    /** Anything but nothing, such as `{}`: the coupon is applied, and the page is read again. */
    answer: {};
  };
  /** Removes the coupon from the cart. */
  'coupons.remove': {
    params: {};
    query: {};
    request: undefined;
    /** Anything but nothing, such as `{}`: the coupon is removed, and the page is read again. */
    answer: {};
  };
  /** Lists the coupons that a customer may use, when the visitor opens the list. */
  'coupons.findAvailable': {
    params: {
      /** The customer: `data-user-id` of `coupon`. */
      userId: string;
    };
    query: {};
    request: undefined;
    /** The coupons; an empty list for none. */
    answer: {
      /** The code, put into the field when it is chosen. */
      CouponCode: string;
      /** A sentence about the coupon. */
      Description?: string | null;
    }[];
  };
  /** Changes the currency of the visit, behind the writes of the cart. */
  'currency.change': {
    params: {
      /** Code of the currency. */
      currency: string;
    };
    query: {};
    request: undefined;
    /** Done, a question, or a rejection. */
    answer: {
      /** `OK`: the currency is changed and the page is loaded anew. Any other code: it is not. */
      ResponseCode: string;
      /** `warning`: a question that the visitor confirms; anything else is a rejection. */
      ReasonType?: string | null;
      /** Key of the string resource with the question or the reason. */
      ReasonResourceKey?: string | null;
    };
  };
  /** Changes the currency after the visitor has confirmed the question. */
  'currency.confirm': {
    params: {
      /** Code of the currency. */
      currency: string;
    };
    query: {};
    request: undefined;
    /** Done, or a rejection. */
    answer: {
      /** `OK`: the currency is changed and the page is loaded anew. Any other code: it is not. */
      ResponseCode: string;
      /** `warning`: a question that the visitor confirms; anything else is a rejection. */
      ReasonType?: string | null;
      /** Key of the string resource with the question or the reason. */
      ReasonResourceKey?: string | null;
    };
  };
  /** Changes the country of taxes and delivery, behind the writes of the cart. */
  'country.change': {
    params: {};
    query: {};
    request: {
      /** Value of the chosen country. */
      currentCountry: string;
    };
    /** Anything but nothing, such as `{}`: the country is changed, and the page is loaded anew. */
    answer: {};
  };
  /** Opens a session of the payment provider for the order: when the page has none, after it has expired, and before each further try. The body is empty. */
  'payments.openSession': {
    params: {
      /** The order, as the page’s address says it. */
      number: string;
    };
    query: {};
    request: undefined;
    /** The session, as the provider gave it to the server. */
    answer: {
      /** Id of the session. */
      id: string;
      /** Its data; missing on the way back from a bank, where the browser has stored it. */
      sessionData?: string;
      /** Environment of the provider: `test` or a live one. */
      environment: string;
      /** Public key of the shop at the provider. */
      clientKey: string;
    };
  };
  /** Reads the variant that the form’s fields select, with each choice of the visitor. */
  'variants.read': {
    params: {
      /** `data-product-id` of `variations`. */
      productId: string;
    };
    query: {
      /** The quantity, where it is within its limits. */
      Quantity?: string;
      [k: string]: string | undefined;
    };
    request: undefined;
    /** The selected variant, and the values that the form offers. */
    answer: {
      /** The variant; further fields are passed on with `archipel:variant-changed`. */
      ProductVariantViewModel: {
        /** Id of the product. */
        ProductId: number | string;
        /** Id of the variant, written into the form. */
        ProductVariantId: number | string;
        /** Article number. */
        SKU?: string | null;
        /** Unit price with VAT. */
        UnitPriceTaxIncl: number;
        /** Code of its currency. */
        CurrencyCode: string;
        /** The price as the server writes it; without it the library formats the number. */
        UnitPriceTaxInclText?: string | null;
        /** Name of the variant. */
        VariationName?: string | null;
        /** A sentence about the stock. */
        StockText?: string | null;
        /** A word for styles, such as `in-stock`: `data-status` of the part. */
        StockStatus?: string | null;
        /** Whether it is in stock; it says so where `StockText` is missing. */
        IsInStock?: boolean | null;
        /** Any further field. */
        [k: string]:
          | {
              [k: string]: unknown;
            }
          | number
          | string
          | null
          | boolean
          | undefined;
      };
      /** The attributes of the form. */
      ProductVariantAttributesViewModel?:
        | {
            /** How the page draws the attribute. */
            VariationDisplayTypeValue?: number | string | null;
            /** Id of the attribute: `data-variation` of its element. */
            Value: number | string;
            /** Its values. */
            ProductAttributeValuesViewModel: {
              /** Id of the value. */
              ProductAttributeValueId: number | string;
              /** Its name. */
              DisplayValue: string;
              /** Whether it can’t be combined with the other choices. */
              IsUnavailable?: boolean | null;
              /** Colour of the value; up to three. */
              ColorCode1?: string | null;
              /** Second colour. */
              ColorCode2?: string | null;
              /** Third colour. */
              ColorCode3?: string | null;
              /** The reason why it is unavailable. */
              Reason?: string | null;
            }[];
          }[]
        | null;
    };
  };
  /** Suggests products for a typed text. */
  'search.findSuggestions': {
    params: {};
    query: {
      /** The typed text, from two characters on. */
      q: string;
      /** The number of suggestions: always 5. */
      nbrResults: string;
      /** How exact a match must be, from 0 to 1: always 0.3. */
      accuracy: string;
    };
    request: undefined;
    /** The products, best first; an empty list for none. At most 30 are shown. */
    answer: {
      /** Name of the product. */
      Name: string;
      /** Its photo; the address comes from `data-photo-url` of `search-box`. */
      Photo?: {
        /** Id in that address. */
        AssetId: number | string;
        /** Name in that address. */
        AssetName?: string | null;
      } | null;
      /** Address of the product’s page. */
      ProductUrl: string;
      /** Its price, shown as it is. */
      PriceText?: string | null;
    }[];
  };
  /** Finds articles by the customer’s own references. */
  'search.findReferences': {
    params: {};
    query: {
      /** A part of the reference, from two characters on. */
      q: string;
      /** Page of the results, from 1. */
      page: string;
    };
    request: undefined;
    /** The articles; an empty list ends the pages. */
    answer: {
      /** The customer’s reference. */
      CustomerSKU: string;
      /** Address of the product’s page. */
      ProductLink: string;
    }[];
  };
  /** Adds a variant to a list. It may add a second time, so an unknown outcome is looked up first. The body is empty. */
  'wishlists.add': {
    params: {};
    query: {
      /** The list. */
      WishlistId: string;
      /** The variant. */
      ProductVariantId: string;
      /** The quantity. */
      Quantity: string;
      /** The product, where the page names it. */
      ProductId?: string;
    };
    request: undefined;
    /** Each field may be missing. */
    answer: {
      /** A sentence for the visitor. */
      Message?: string | null;
      DataLayer?: unknown;
      /** The list that has it now, where it is another one. */
      WishlistId?: number | string | null;
    };
  };
  /** Removes a variant from a list. */
  'wishlists.removeFromList': {
    params: {
      /** The variant. */
      variantId: string;
      /** The list. */
      listId: string;
    };
    query: {};
    request: undefined;
    /** Anything: a success status means removed. */
    answer: undefined;
  };
  /** Removes a variant from all lists of the visitor. */
  'wishlists.removeFromAll': {
    params: {
      /** The variant. */
      variantId: string;
    };
    query: {};
    request: undefined;
    /** Anything: a success status means removed. */
    answer: undefined;
  };
  /** Removes a line from its list, some seconds after the press, so that the visitor can undo it. */
  'wishlists.removeLine': {
    params: {};
    query: {
      /** The line: `WishlistProductId`. */
      Id: string;
    };
    request: undefined;
    /** Anything: a success status means removed. */
    answer: undefined;
  };
  /** Sets the desired quantity of a line. The body is empty. */
  'wishlists.setQuantity': {
    params: {};
    query: {
      /** The line: `WishlistProductId`. */
      Id: string;
      /** The new quantity. */
      Quantity: string;
    };
    request: undefined;
    /** Whether the quantity is saved, also with a success status. */
    answer: {
      /** `false`: rejected, with the Message. `true`: saved. */
      IsSuccessfull: boolean;
      /** The line. */
      WishlistProductId?: number | string | null;
      /** The quantity that the server has now. */
      Quantity?: number | null;
      /** A sentence for the visitor. */
      Message?: string | null;
    };
  };
  /** Changes the name of a list. The body is empty. */
  'wishlists.rename': {
    params: {};
    query: {
      /** The list. */
      Id: string;
      /** At most 80 characters. */
      Name: string;
    };
    request: undefined;
    /** Nothing, or a result. */
    answer: {
      /** `false`: rejected, with the Message. Anything else is saved. */
      IsSuccessfull?: boolean | null;
      /** A sentence for the visitor. */
      Message?: string | null;
    } | null;
  };
  /** Changes the description of a list. The body is empty. */
  'wishlists.describe': {
    params: {};
    query: {
      /** The list. */
      Id: string;
      /** At most 1,000 characters. */
      Description: string;
    };
    request: undefined;
    /** Nothing, or a result. */
    answer: {
      /** `false`: rejected, with the Message. Anything else is saved. */
      IsSuccessfull?: boolean | null;
      /** A sentence for the visitor. */
      Message?: string | null;
    } | null;
  };
  /** Deletes a list, after a question. The body is empty. */
  'wishlists.delete': {
    params: {};
    query: {
      /** The list. */
      Id: string;
    };
    request: undefined;
    /** The next page. */
    answer: {
      /** Address of the page that is visited then, of this site. */
      Uri: string;
    };
  };
  /** Adds the items of a list to the cart. It is never repeated by itself. */
  'wishlists.order': {
    params: {};
    query: {};
    request: {
      /** The list. */
      WishlistId: number | string;
      /** Its lines, as the page shows them. */
      Items: {
        /** The variant. */
        variantId: number | string;
        /** The quantity. */
        qty: number;
      }[];
    };
    /** The items that are in the cart now; without `Items` all of them. */
    answer: {
      /** A sentence for the visitor. */
      Message?: string | null;
      DataLayer?: unknown;
      /** The items in the cart. */
      Items?:
        | {
            /** The variant. */
            variantId: number | string;
            /** The quantity in the cart. */
            qty: number;
            /** The reason why it is less than requested. */
            Message?: string | null;
          }[]
        | null;
    };
  };
  /** Reads whether a product is in any list, or a variant in one list, after a change elsewhere. */
  'wishlists.isInList': {
    params: {};
    query: {
      /** The variant. */
      ProductVariantId: string;
      /** The product, where the page names it. */
      ProductId?: string;
      /** The list. */
      WishlistId?: string;
    };
    request: undefined;
    /** `true` or `false`, or an object with it. */
    answer:
      | boolean
      | {
          /** Whether it is in a list. */
          IsInTheList: boolean;
        };
  };
  /** Reads the number of products in all lists, after a change. */
  'wishlists.count': {
    params: {};
    query: {};
    request: undefined;
    /** A number, or an object with it. */
    answer:
      | number
      | {
          /** Number of products. */
          Count: number;
        };
  };
  /** Finds customers by e-mail address or number, for the staff. */
  'sales.findCustomers': {
    params: {};
    query: {
      /** The typed text, from two characters on; `data-param` gives the parameter another name. */
      search: string;
    };
    request: undefined;
    /** The customers; an empty list for none. */
    answer: {
      /** E-mail address, shown in the list. */
      Email: string;
      /** The number, put into the form. */
      CustomerId: number | string;
    }[];
  };
  /** Adds credit of a prepaid account to the cart. It is never repeated by itself. */
  'sales.addCredit': {
    params: {};
    query: {};
    request: {
      /** Id of the prepaid account, from the form. */
      PrepaidAccountId: string;
      /** The amount, as it is typed. */
      Quantity: string;
    };
    /** The address of the next page, on this site, as JSON text. */
    answer: string;
  };
  /** Switches the notification of a prepaid account on or off, 300 ms after the last press. */
  'sales.setNotification': {
    params: {};
    query: {};
    request: {
      /** The new value. */
      IsActivated: boolean;
      /** Id of the prepaid account, from the form. */
      PrepaidAccountId: string;
    };
    /** Anything: a success status means saved. */
    answer: undefined;
  };
  /** Asks for another delivery address of an order. */
  'sales.requestAddress': {
    params: {
      /** The page’s language. */
      culture: string;
    };
    query: {};
    request: {
      /** Each field of the form, by its own name. */
      [k: string]: string;
    };
    /** HTML with `[data-success-message]`, or with `[data-error-message]`, or with the form once more; or the same result as JSON. */
    answer: string;
  };
  /** Reads a file or picture of the library by its id. */
  'assets.read': {
    params: {
      /** `data-asset-id` of `asset-field`. */
      id: string;
    };
    query: {};
    request: undefined;
    /** The asset, in either shape. Numbers may be texts. */
    answer: {
      /** Id; or `AssetId`. */
      guid?: string | number | boolean | null;
      /** Id; or `guid`. */
      AssetId?: string | number | boolean | null;
      /** Name of the file; or `Name`, or `OriginalFileName`. */
      name?: string | number | boolean | null;
      /** Name of the file. */
      Name?: string | number | boolean | null;
      /** Name of the file. */
      OriginalFileName?: string | number | boolean | null;
      /** Address of a small picture; without it `Uri` of a picture. */
      thumbnail_url?: string | null;
      /** Address of the file. */
      Uri?: string | null;
      /** Bytes. */
      size?: string | number | boolean | null;
      /** `Image` marks pictures. */
      fileType?: string | number | boolean | null;
      /** Width of the picture in pixels. */
      width?: string | number | boolean | null;
      /** Height of the picture in pixels. */
      height?: string | number | boolean | null;
      /** Name of the temporary file, which the form sends and a crop needs. */
      tmpName?: string | number | boolean | null;
      /** A sentence for the visitor: the file can’t be used. */
      Error?: string | number | boolean | null;
    };
  };
  /** Sends one file. It is sent again three times when the answer is lost, with the same `uploadId`. */
  'assets.upload': {
    params: {
      /** The page’s language. */
      culture: string;
    };
    query: {};
    request: {
      /** The same for each try of one file. */
      uploadId: string;
      /** The file. */
      file: SentFile;
    };
    /** The stored files, or the first with an `Error`. */
    answer: {
      /** Id; or `AssetId`. */
      guid?: string | number | boolean | null;
      /** Id; or `guid`. */
      AssetId?: string | number | boolean | null;
      /** Name of the file; or `Name`, or `OriginalFileName`. */
      name?: string | number | boolean | null;
      /** Name of the file. */
      Name?: string | number | boolean | null;
      /** Name of the file. */
      OriginalFileName?: string | number | boolean | null;
      /** Address of a small picture; without it `Uri` of a picture. */
      thumbnail_url?: string | null;
      /** Address of the file. */
      Uri?: string | null;
      /** Bytes. */
      size?: string | number | boolean | null;
      /** `Image` marks pictures. */
      fileType?: string | number | boolean | null;
      /** Width of the picture in pixels. */
      width?: string | number | boolean | null;
      /** Height of the picture in pixels. */
      height?: string | number | boolean | null;
      /** Name of the temporary file, which the form sends and a crop needs. */
      tmpName?: string | number | boolean | null;
      /** A sentence for the visitor: the file can’t be used. */
      Error?: string | number | boolean | null;
    }[];
  };
  /** Cuts a part out of an uploaded picture. It is a GET that creates a file; no cache may answer it. */
  'assets.crop': {
    params: {
      /** `tmpName` of the picture. */
      name: string;
      /** Left edge of the part, in pixels. */
      x: string;
      /** Upper edge of the part, in pixels. */
      y: string;
      /** Width of the part, in pixels. */
      w: string;
      /** Height of the part, in pixels. */
      h: string;
      /** Width of the result, in pixels. */
      cropWidth: string;
      /** Height of the result, in pixels. */
      cropHeight: string;
    };
    query: {
      /** `true` also stores the uncut picture. */
      keepOriginal?: string;
    };
    request: undefined;
    /** The new picture, with an id or a `tmpName` of its own, or an `Error`. */
    answer: {
      /** Id; or `AssetId`. */
      guid?: string | number | boolean | null;
      /** Id; or `guid`. */
      AssetId?: string | number | boolean | null;
      /** Name of the file; or `Name`, or `OriginalFileName`. */
      name?: string | number | boolean | null;
      /** Name of the file. */
      Name?: string | number | boolean | null;
      /** Name of the file. */
      OriginalFileName?: string | number | boolean | null;
      /** Address of a small picture; without it `Uri` of a picture. */
      thumbnail_url?: string | null;
      /** Address of the file. */
      Uri?: string | null;
      /** Bytes. */
      size?: string | number | boolean | null;
      /** `Image` marks pictures. */
      fileType?: string | number | boolean | null;
      /** Width of the picture in pixels. */
      width?: string | number | boolean | null;
      /** Height of the picture in pixels. */
      height?: string | number | boolean | null;
      /** Name of the temporary file, which the form sends and a crop needs. */
      tmpName?: string | number | boolean | null;
      /** A sentence for the visitor: the file can’t be used. */
      Error?: string | number | boolean | null;
    };
  };
  /** Reads the folders of the media library. `data-folders-url` of `asset-library` is another address. */
  'folders.read': {
    params: {};
    query: {
      /** `data-root-folder-id` of `asset-library`. */
      folderId: string;
    };
    request: undefined;
    /** The folder with everything below it, or a list of folders. */
    answer: Folder | Folder[];
  };
  /** Reads the list of files of a folder; of the root folder without both ids. `data-list-url` of `asset-library` is another address. */
  'folders.readFiles': {
    params: {
      /** The page’s language. */
      culture: string;
      /** The selected folder. */
      folderId: string;
      /** `data-root-folder-id` of `asset-library`. */
      rootFolderId: string;
    };
    query: {};
    request: undefined;
    /** The list, as the page shows it; an empty answer for no files. */
    answer: string;
  };
  /** Reads the key of Google Maps, for maps with `data-provider="google"` alone. */
  'maps.readKey': {
    params: {};
    query: {};
    request: undefined;
    /** The key: a text, or an object with it. */
    answer:
      | string
      | {
          /** The key. */
          GoogleFrontAPIKey: string;
        }
      | {
          /** The key, under its other name. */
          Value: string;
        };
  };
  /** Reads the string resources of the site, once a page. `{ "strings": false }` in `archipel-config` turns it off. */
  'strings.read': {
    params: {
      /** `fr` or `nl`; other languages have none. */
      culture: string;
    };
    query: {
      /** `strings.version` of `archipel-config`: another value passes caches. */
      v?: string;
    };
    request: undefined;
    /** Nested texts by dotted names, such as `Core.Error`. A text that is missing is the library’s own. */
    answer: {
      /** A text, or a group of texts. */
      [k: string]: ResourceText | null;
    };
  };
  /** Reads the table of a month for the calendar of news. */
  'news.readMonth': {
    params: {
      /** `data-category-ids` of `news-calendar`, with commas. */
      categoryIds: string;
      /** `data-display-children`: `true` or `false`. */
      displayChildren: string;
      /** `data-posts-per-page`. */
      postsPerPage: string;
      /** From 1 to 12. */
      month: string;
      /** Four digits. */
      year: string;
    };
    query: {};
    request: undefined;
    /** The whole content of the slot `calendar`. */
    answer: string;
  };
  /** Reads the posts of a day. */
  'news.readDay': {
    params: {
      /** `data-category-ids` of `news-calendar`, with commas. */
      categoryIds: string;
      /** `data-display-children`: `true` or `false`. */
      displayChildren: string;
      /** `data-posts-per-page`. */
      postsPerPage: string;
      /** Year, month and day. */
      day: string;
    };
    query: {};
    request: undefined;
    /** The whole content of the slot `posts`. */
    answer: string;
  };
  /** Reads the login for a dialog, after an answer with the status 401. */
  'account.readLogin': {
    params: {
      /** The page’s language. */
      culture: string;
    };
    query: {
      /** Path and query of the page. */
      returnUrl: string;
    };
    request: undefined;
    /** The page of the login; its form is shown in the dialog. */
    answer: string;
  };
  /** Checks a value on the server while the visitor fills in the form. */
  'validation.checkValue': {
    params: {};
    query: {
      /** The field, by its own name. */
      Email: string;
      [k: string]: string;
    };
    request: undefined;
    /** The verdict. */
    answer: boolean | string;
  };
}
export interface Folder {
  /** Id of the folder; a folder without it is left out. */
  FolderId: string | number;
  /** Its name. */
  Name?: string | null;
  /** Its level; without it one below its parent, from 1. */
  ItemLevel?: number | null;
  /** The folders inside it. */
  Children?: Folder[] | null;
}
