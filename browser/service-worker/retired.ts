/** Stands at the service worker's address where there is none any more (docs/hosting.md): it removes the last one. */
import { retire } from './caches';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire(self.registration)));
