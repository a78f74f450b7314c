'use client';

export { FailureScreen as default } from '@/components/error/FailureScreen';
