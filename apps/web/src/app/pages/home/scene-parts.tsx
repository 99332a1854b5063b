/** The pieces of the drawn building site, in the coordinates of a 960 × 640 picture. */

/** All of it, or the part that the view box cuts out. */
export const Scene = ({ viewBox, label }: { viewBox: string; label: string }) => (
  <svg viewBox={viewBox} className="block w-full" role="img" aria-label={label}>
    <rect width="960" height="640" className="fill-scene-sky" />
    <Skyline />
    <Crane />
    <Ground />
    <Building />
    <Excavator />
    <Person x={398} y={196} scale={0.72} helmet />
    <Person x={520} y={528} />
    <Person x={572} y={534} facing="left" />
    <path
      d="M118 594c40-34 66 16 104-6s52-26 88 2 60 14 84-4"
      className="fill-none stroke-scene-line"
      strokeWidth="5"
    />
  </svg>
)

const Skyline = () => (
  <g className="fill-scene-far">
    <path d="M0 520V330h70v-60h90v90h60V300h110v220z" />
    <path d="M430 520V250h80v60h50V220h96v110h64v-54h92v70h60v-40h88v214z" />
  </g>
)

const Ground = () => (
  <g>
    <rect y="520" width="960" height="120" className="fill-scene-ground" />
    <path d="M660 640l30-62h232l38 22v40z" className="fill-scene-near opacity-60" />
    <path d="M0 520h960" className="stroke-scene-mid" strokeWidth="3" />
  </g>
)

const floors = [196, 304, 412]
const columns = [56, 176, 296, 416]

/** A concrete frame; the top floor has a guard rail on the left and an open edge on the right. */
const Building = () => (
  <g>
    {columns.map(x => (
      <rect key={x} x={x} y="200" width="20" height="322" className="fill-scene-mid" />
    ))}
    {floors.map(y => (
      <g key={y}>
        <rect x="36" y={y} width="424" height="22" className="fill-scene-near" />
        <rect x="36" y={y} width="424" height="4" className="fill-scene-mid" />
      </g>
    ))}
    {floors.map(y => (
      <Rail key={y} y={y} to={y === floors[0] ? 330 : 456} />
    ))}
    <path
      d="M214 522V434m26 88V434m-26 16h26m-26 18h26m-26 18h26m-26 18h26"
      className="stroke-scene-line"
      strokeWidth="4"
    />
    <g className="fill-scene-far stroke-scene-line" strokeWidth="2">
      <rect x="92" y="388" width="56" height="24" />
      <rect x="98" y="366" width="44" height="22" />
    </g>
  </g>
)

const Rail = ({ y, to }: { y: number; to: number }) => (
  <g className="stroke-scene-line" strokeWidth="3">
    <path d={`M40 ${y - 40}H${to}M40 ${y - 20}H${to}`} />
    {Array.from({ length: Math.floor((to - 40) / 58) + 1 }, (_, post) => 40 + post * 58).map(x => (
      <path key={x} d={`M${x} ${y}v-42`} />
    ))}
  </g>
)

/** Its load hangs plumb. */
const Crane = () => (
  <g className="fill-none stroke-scene-mid" strokeWidth="4">
    <path d="M616 522V62m28 460V62M616 62h28" />
    <path d="M616 500l28-40-28-40 28-40-28-40 28-40-28-40 28-40-28-40 28-40-28-40 28-40" strokeWidth="3" />
    <path d="M630 24l-8 38h16z" className="fill-scene-mid" />
    <path d="M630 26L900 74M630 26L540 74" strokeWidth="2" />
    <path d="M532 74h378M532 90h378" />
    <path
      d="M550 90l20-16 20 16 20-16M650 90l20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16"
      strokeWidth="2"
    />
    <rect x="534" y="90" width="44" height="34" className="fill-scene-mid" />
    <path d="M820 90v118" className="stroke-scene-line" strokeWidth="2" />
    <path d="M820 206l-54 26h108z" className="stroke-scene-line" strokeWidth="2" />
    <rect
      x="760"
      y="232"
      width="120"
      height="16"
      className="fill-scene-near stroke-scene-line"
      strokeWidth="2"
    />
  </g>
)

const Excavator = () => (
  <g className="stroke-scene-line" strokeWidth="4" strokeLinejoin="round">
    <path d="M748 470l-22-118-84 58-8 62" className="fill-none stroke-scene-line" strokeWidth="26" />
    <path d="M748 470l-22-118-84 58-8 62" className="fill-none stroke-scene-plant" strokeWidth="18" />
    <path d="M616 462h40l2 24c-2 22-20 36-46 40l-8-10c14-10 16-30 12-54z" className="fill-scene-near" />
    <path
      d="M728 494v-52l34-8V386q0-8 8-8h52q8 0 10 8l12 48h52q12 0 12 12v48z"
      className="fill-scene-plant"
    />
    <path d="M774 432v-34q0-6 6-6h32q6 0 8 6l8 34z" className="fill-scene-sky" />
    <path d="M846 452h44m-44 14h44" strokeWidth="3" />
    <rect x="704" y="500" width="222" height="46" rx="23" className="fill-scene-near" />
    {[730, 772, 815, 858, 900].map(x => (
      <circle key={x} cx={x} cy="523" r="11" className="fill-scene-mid" />
    ))}
  </g>
)

type PersonProps = { x: number; y: number; scale?: number; helmet?: boolean; facing?: 'left' | 'right' }

/** Stands with the feet at (x, y). */
const Person = ({ x, y, scale = 1, helmet = false, facing = 'right' }: PersonProps) => (
  <g transform={`translate(${x} ${y}) scale(${facing === 'left' ? -scale : scale} ${scale})`}>
    <path d="M-10 0l3-46H7l5 46H2L0-30-2 0z" className="fill-scene-line" />
    <path d="M-15-86q15-8 30 0l3 42h-36z" className="fill-scene-vest" />
    <path d="M-17-58h34M-8-88v44M8-88v44" className="stroke-scene-strip" strokeWidth="4" />
    <path
      d="M-14-84l-10 32m38-32l14 22 14-10"
      className="fill-none stroke-scene-vest"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <circle cx="0" cy="-103" r="12" className="fill-scene-skin" />
    {helmet ? (
      <path
        d="M-14-105a14 14 0 0 1 28 0h6v4h-34z"
        className="fill-scene-helmet stroke-scene-line"
        strokeWidth="2"
      />
    ) : (
      <path d="M-12-104a12 12 0 0 1 22-6q-6 4-12 3t-8 7z" className="fill-scene-line" />
    )}
  </g>
)
