import LinearProgress from '@mui/material/LinearProgress';

const css = `
  .console { display: grid; gap: 20px; inline-size: 14rem; padding-block: 8px; }
  .console .MuiLinearProgress-root { block-size: 12px; border-radius: 6px; }
  .console .MuiLinearProgress-bar { background: #00796b; }
`;

export default function GlobalCss() {
  return (
    <div className="console">
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <LinearProgress aria-label="Level 1" variant="determinate" value={40} />
      <LinearProgress aria-label="Level 2" variant="determinate" value={70} />
    </div>
  );
}
