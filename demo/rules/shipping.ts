/** How a parcel is sent. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: 'home' | 'relais' | 'poste';
  /** Of the carrier whose points are to be chosen from. */
  readonly pickup?: {
    readonly carrier: 'relais' | 'poste';
    readonly gatewayId: string;
    readonly search: 'address' | 'city';
    /** Its points are records of the shop. */
    readonly isStatic: boolean;
  };
}

export const shippingMethods: readonly ShippingMethod[] = [
  { id: '1', name: 'home' },
  {
    id: '2',
    name: 'relais',
    pickup: { carrier: 'relais', gatewayId: '11', search: 'address', isStatic: false },
  },
  { id: '3', name: 'poste', pickup: { carrier: 'poste', gatewayId: '12', search: 'city', isStatic: true } },
];

/** How far points are looked for, in kilometres, and how many are shown. */
export const pickupLimits = { radius: 10, most: 20 };

/** The method that was chosen; at home where none was. */
export const shippingMethodOf = (id: string | undefined): ShippingMethod =>
  shippingMethods.find((method) => method.id === id) ?? shippingMethods[0]!;
