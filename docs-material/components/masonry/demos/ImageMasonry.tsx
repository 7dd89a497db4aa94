import Masonry from '@mui/lab/Masonry';
import Typography from '@mui/material/Typography';
import { pots } from './pots';

export default function ImageMasonry() {
  return (
    <Masonry columns={3} spacing={1} role="list" aria-label="Glazes">
      {pots.map(({ glaze, alt, image, width, height }) => (
        <div key={glaze} role="listitem">
          <img
            src={image}
            alt={alt}
            width={width}
            height={height}
            style={{ display: 'block', width: '100%', height: 'auto' }}
          />
          <Typography variant="body2">{glaze}</Typography>
        </div>
      ))}
    </Masonry>
  );
}
