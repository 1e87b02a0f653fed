import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SEARCH = 'POST /api/v1/shipping/relais/getpickuppoints';
const PAGE =
  '/fr/shippings/pickuppoint/search?shippingMethodId=2&carrierGatewayId=11&countryId=BE&postCode=5000&city=Namur';

async function openSearch(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(page.locator('[data-island="pickup-search"]')).toHaveAttribute('data-island-state', 'ready');
}

test('an answer of a wrong shape is one line in the console with address and path, and costs no other point [PUP-02] [PUP-08]', async ({
  page,
  faults,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('has a wrong shape')) errors.push(message.text());
  });
  const good = { PublicAccessPointID: 'a', ConsigneeName: 'Librairie du Pont' };
  const answerWith = (fields: object) =>
    faults({
      match: SEARCH,
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ ResponseStatusDescription: 'Success', ...fields }),
    });
  await answerWith({
    PickupPointViewModels: [good, { ...good, PublicAccessPointID: 'b', Geocode: { Latitude: [50] } }],
  });
  await openSearch(page);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toContain('/api/v1/shipping/relais/getpickuppoints');
  expect(errors[0]).toContain('PickupPointViewModels[1].Geocode.Latitude: ');

  await answerWith({ Points: [good] });
  await openSearch(page);
  await expect.poll(() => errors.length).toBe(2);
  expect(errors[1]).toContain('PickupPointViewModels: missing, but "Points" is there');
});
