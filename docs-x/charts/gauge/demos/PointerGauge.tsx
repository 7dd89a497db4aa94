import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Pointer() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();

  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);

  return (
    <g stroke="currentcolor" strokeWidth={3} fill="currentcolor">
      <circle cx={cx} cy={cy} r={5} />
      <path d={`M${cx} ${cy} L${x} ${y}`} />
    </g>
  );
}

function Speed() {
  const { cy, outerRadius } = useGaugeState();

  return (
    <GaugeValueText
      y={cy + outerRadius / 2}
      text={({ value }) => `${value} km/h`}
    />
  );
}

export default function PointerGauge() {
  return (
    <GaugeContainer
      aria-label="Speed"
      aria-valuetext="86 kilometers per hour"
      value={86}
      valueMax={160}
      startAngle={-120}
      endAngle={120}
      height={220}
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <Pointer />
      <Speed />
    </GaugeContainer>
  );
}
