/**
 * The port that the environment asks for: 3000 unless PORT is set, 0 for a free one.
 * @throws Error when PORT is no port
 */
export function wantedPort(text = process.env.PORT ?? ''): number {
  const port = Number(text.trim() || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT is '${text}'. Use a whole number from 1 to 65535: PORT=3001 npm start`);
}
