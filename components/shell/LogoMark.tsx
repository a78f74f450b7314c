interface LogoMarkProps {
  readonly className?: string;
}

/** The mark of the logo, two tied-back curtains under a rod, in the colour of the text around it. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 32 28"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 2h30" />
      <path d="M4.2 2v24.5h4.600c0-2.800-.6-5.200-1.700-7.300C11.800 16 14 10.500 14 2M9.100 2c0 6.800-.5 12-2 17.200l-2.900 1" />
      <path d="M27.800 2v24.5h-4.600c0-2.800.6-5.200 1.700-7.300C20.200 16 18 10.500 18 2M22.900 2c0 6.800.5 12 2 17.200l2.900 1" />
    </svg>
  );
}
