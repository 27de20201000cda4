import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Slider } from '@/shared/ui/slider/Slider';
import { aspects, type Area } from '../crop';
import type { PictureKind } from '../types';
import styles from './PictureDialog.module.css';
import { usePictureTexts } from './pictureTexts';

interface CropFieldProps {
  kind: PictureKind;
  /** Object address of the picture. */
  address: string;
  /** The visible part, in pixels of the picture. */
  onArea: (area: Area) => void;
  /** Called when the browser cannot show the picture. */
  onBroken: () => void;
}

/** Percent; at 100 the whole width or height shows. */
const zooms = { min: 100, max: 300 };

/** Selects the visible part of a picture by dragging, pinching, arrow keys and a slider. */
export function CropField({ kind, address, onArea, onBroken }: CropFieldProps) {
  const t = usePictureTexts();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.crop}>
        <Cropper
          image={address}
          crop={position}
          zoom={zoom}
          maxZoom={zooms.max / 100}
          aspect={aspects[kind]}
          cropShape={kind === 'avatar' ? 'round' : 'rect'}
          showGrid={kind === 'cover'}
          keyboardStep={8}
          // The Content-Security-Policy refuses inline styles; a stylesheet is imported instead.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
          mediaProps={{ alt: '', onError: onBroken }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onArea(area)}
        />
      </div>
      <Slider
        label={t('zoom')}
        min={zooms.min}
        max={zooms.max}
        value={Math.round(zoom * 100)}
        format={(value) => `${value} %`}
        onSlide={(value) => setZoom(value / 100)}
        onChange={(value) => setZoom(value / 100)}
      />
    </>
  );
}
