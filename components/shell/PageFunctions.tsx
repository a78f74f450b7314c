'use client';

import { useEffect } from 'react';
import { startPageFunctions } from '@/browser/page-functions';

/** Starts what a page does without a component where Next hydrates the page; the export does so itself (browser/start.ts). */
export function PageFunctions() {
  useEffect(startPageFunctions, []);
  return null;
}
