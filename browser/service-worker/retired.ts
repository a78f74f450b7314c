/** Published instead of the service worker by a build without one (docs/hosting.md): it removes the last one. */
import { retire } from './caches';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire(self.registration)));
