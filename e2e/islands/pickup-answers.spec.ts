import { expect, test } from '../support/kit.ts';

const SEARCH = '/api/v1/shipping/relais/getpickuppoints';

test('an answer of a wrong shape is one line in the console with address and path, and costs no other point [PUP-02] [PUP-08]', async ({
  archipel,
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('has a wrong shape')) errors.push(message.text());
  });
  const good = { PublicAccessPointID: 'a', ConsigneeName: 'Librairie du Pont' };
  // A mock of the call rejects wrong answers: a path takes any.
  const answerWith = (fields: object) =>
    archipel.fragment(SEARCH, JSON.stringify({ ResponseStatusDescription: 'Success', ...fields }), {
      headers: { 'content-type': 'application/json' },
    });
  archipel.expectComplaint(/has a wrong shape/);
  answerWith({
    PickupPointViewModels: [good, { ...good, PublicAccessPointID: 'b', Geocode: { Latitude: [50] } }],
  });
  await archipel.open('pickup-search');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toContain('/api/v1/shipping/relais/getpickuppoints');
  expect(errors[0]).toContain('PickupPointViewModels[1].Geocode.Latitude: ');

  answerWith({ Points: [good] });
  await archipel.open('pickup-search');
  await expect.poll(() => errors.length).toBe(2);
  expect(errors[1]).toContain('PickupPointViewModels: missing, but "Points" is there');
});
