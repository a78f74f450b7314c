import type { Graph, Thing } from 'schema-dts';
import { plainText } from '@/lib/text';

export function JsonLd({ nodes }: { readonly nodes: readonly Thing[] }) {
  if (nodes.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON; without '<' it cannot end the script
      dangerouslySetInnerHTML={{
        __html: plainText(JSON.stringify(graph)).replaceAll('<', '\\u003c'),
      }}
    />
  );
}
