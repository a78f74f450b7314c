import { securityHeaders } from '../export/headers';

/** Headers that CloudFront has fields of its own for; it refuses them among the others. */
const own: Readonly<Record<string, (value: string) => readonly [field: string, value: object]>> = {
  'Content-Security-Policy': (value) => [
    'ContentSecurityPolicy',
    { Override: true, ContentSecurityPolicy: value },
  ],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { Override: true, ReferrerPolicy: value }],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    { Override: true, AccessControlMaxAgeSec: Number(value.replace('max-age=', '')) },
  ],
  // Its one value is 'nosniff'.
  'X-Content-Type-Options': () => ['ContentTypeOptions', { Override: true }],
};

/** The configuration of CloudFront's response headers policy. */
export function cloudfrontHeaders(): string {
  const security = securityHeaders.flatMap(([name, value]) => {
    const field = own[name]?.(value);
    return field ? [field] : [];
  });
  const others = securityHeaders
    .filter(([name]) => !(name in own))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: 'mansoura',
    Comment: 'Written by npm run hosting from scripts/export/headers.ts',
    SecurityHeadersConfig: Object.fromEntries(security),
    CustomHeadersConfig: { Quantity: others.length, Items: others },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
