// A picture at the width of its frame, larger or turned on demand.
import { useEffect, useState } from 'react';
import type { DrawnView } from './drawn-view.ts';

export function PictureView({ blob, label, width, zoom, turns }: DrawnView) {
  const url = useObjectUrl(blob);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const lies = turns % 2 === 1;
  const scale = size.width > 0 ? (width / (lies ? size.height : size.width)) * zoom : 0;
  const drawn = { width: size.width * scale, height: size.height * scale };
  return (
    <div
      className="relative"
      style={
        lies ? { width: drawn.height, height: drawn.width } : { width: drawn.width, height: drawn.height }
      }
    >
      {url && (
        <img
          src={url}
          alt={label}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{ ...drawn, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
        />
      )}
    </div>
  );
}

function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
