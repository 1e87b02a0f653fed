import type { PaymentSettings } from './payments.ts';

/** Reads the provider's settings from `ADYEN_…`; without a key the stand-in is used. */
export function paymentSettings(env: NodeJS.ProcessEnv): PaymentSettings | undefined {
  const { ADYEN_API_KEY: apiKey, ADYEN_CLIENT_KEY: clientKey } = env;
  if (!apiKey || !clientKey) return undefined;
  return {
    api: env['ADYEN_API'] ?? 'https://checkout-test.adyen.com/v71',
    apiKey,
    clientKey,
    merchantAccount: env['ADYEN_MERCHANT'] ?? '',
    environment: env['ADYEN_ENVIRONMENT'] ?? 'test',
    hmacKey: env['ADYEN_HMAC_KEY'] ?? '',
  };
}
