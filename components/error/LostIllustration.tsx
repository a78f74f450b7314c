interface LostIllustrationProps {
  readonly label: string;
}

/** A window in the sun whose curtain has come off its slanting rod. */
export function LostIllustration({ label }: LostIllustrationProps) {
  return (
    <svg
      viewBox="0 0 520 424"
      role="img"
      aria-label={label}
      className="h-auto w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <LightOnTheFloor />
      <Window />
      <HangingCurtain />
      <FallenCurtain />
      <Rod />
    </svg>
  );
}

function LightOnTheFloor() {
  return (
    <>
      <path className="fill-surface" d="M150 378h98l-34 36H96zM272 378h98l-14 36H234z" />
      <path className="stroke-muted" strokeWidth="3" d="M20 374h480" />
    </>
  );
}

function Window() {
  return (
    <>
      <path className="fill-surface" d="M132 86h256v226H132z" />
      <circle className="fill-brass" fillOpacity="0.22" cx="316" cy="152" r="38" />
      <circle className="fill-brass" fillOpacity="0.45" cx="316" cy="152" r="24" />
      <path
        className="stroke-line"
        strokeWidth="3"
        d="M138 268h244M176 282h60M210 294h96M300 280h44"
      />
      <path
        className="stroke-line"
        strokeWidth="3"
        d="m152 166 56-62M152 196l30-33M276 240l34-37"
      />
      <path className="stroke-muted" strokeWidth="2" d="M260 86v226M132 206h256" />
      <path className="stroke-muted" strokeWidth="3" d="M132 86h256v226H132z" />
      <path className="fill-background stroke-muted" strokeWidth="3" d="M116 312h288v11H116z" />
    </>
  );
}

function HangingCurtain() {
  return (
    <>
      <path
        className="fill-line stroke-muted"
        strokeWidth="2.5"
        d="M82 72q9 8 19 2 9 8 19 2 9 8 19 2 9 8 19 2c-3 92-1 186 10 288q-9 7-19 1-10 7-20 1-10 7-20 1-10 7-20 0-10 6-21-3c9-98 14-196 14-296z"
      />
      <path
        className="fill-surface"
        d="M103 80c1 98-3 192-11 284q7 3 14 0c6-92 8-188 7-282-4 0-7 0-10-2zM141 84c-1 98 3 190 7 280q6 2 12-1c-7-92-9-188-8-280-4 2-7 2-11 1z"
      />
      <path
        className="stroke-muted"
        strokeWidth="1.75"
        d="M101 76c1 100-2 196-8 292M120 78c0 100 0 196-3 292M139 80c-1 100 3 196 11 288"
      />
    </>
  );
}

function FallenCurtain() {
  return (
    <>
      <path
        className="fill-line stroke-muted"
        strokeWidth="2.5"
        d="M414 110c-6 46-12 90-28 132-16 40-54 72-112 92-32 11-58 20-66 36 12 5 28 3 42-1 16 7 32 7 48 1 18 7 36 7 52 1 18 6 36 6 52 0 18 6 36 5 50-1 14-4 18-16 14-34-10-42-20-86-26-130-5-36-14-66-26-96z"
      />
      <path
        className="fill-surface"
        d="M413 124c-4 50-10 98-28 140-16 36-52 66-104 86-18 7-30 11-40 18 5 0 10-1 14-2 58-16 110-44 132-88 20-42 26-96 26-154zM417 124c6 66 8 132 0 190-2 18-8 36-18 52 6 1 12 1 17-1 12-24 16-52 15-82-1-56-6-108-14-159z"
      />
      <path
        className="stroke-muted"
        strokeWidth="1.75"
        d="M413 120c-2 54-6 106-25 150-20 44-72 76-136 98M415 122c3 66 2 134-16 184-10 28-28 48-54 62M417 122c8 64 14 132 11 190-1 22-8 40-18 54M419 124c10 50 18 106 26 164 3 24 4 46 0 68"
      />
      <path
        className="stroke-brass"
        strokeWidth="2"
        d="M405 152c-8-3-11 2-8 6M398 192c-8-3-11 2-8 6M387 230c-8-4-12 0-9 5M364 270c-6-6-11-3-9 3M330 303c-5-7-10-5-10 1"
      />
    </>
  );
}

function Rod() {
  return (
    <>
      <path
        className="fill-surface stroke-muted"
        strokeWidth="2.5"
        d="M104 36h12v32h-12zM430 36h12v32h-12z"
      />
      <path className="stroke-muted" strokeWidth="2.5" d="M425 46v2a11 11 0 0 0 22 0v-2" />
      <path className="stroke-brass" strokeWidth="7" d="m66 49 396 43" />
      <circle className="fill-brass" cx="62" cy="48.5" r="8" />
      <circle className="fill-brass" cx="466" cy="92.5" r="8" />
      <g className="stroke-brass" strokeWidth="2.5">
        <circle cx="82" cy="58" r="10" />
        <circle cx="101" cy="60" r="10" />
        <circle cx="120" cy="62" r="10" />
        <circle cx="139" cy="64" r="10" />
        <circle cx="158" cy="66" r="10" />
        <circle cx="286" cy="80" r="10" />
        <circle cx="340" cy="86" r="10" />
        <circle cx="414" cy="95" r="10" />
        <circle cx="434" cy="97" r="10" />
        <circle cx="449" cy="99" r="10" />
        <ellipse cx="188" cy="369" rx="11" ry="4" />
      </g>
    </>
  );
}
