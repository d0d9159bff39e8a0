// Long text in chapters, set for reading.
import type { Chapter } from '../texts/site-pages.ts';

export const Reading = ({ chapters }: { chapters: readonly Chapter[] }) => (
  <div className="grid gap-8">
    {chapters.map((chapter) => (
      <section key={chapter.title} className="grid gap-3 text-lg">
        <h2 className="font-bold text-xl">{chapter.title}</h2>
        {chapter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </div>
);
