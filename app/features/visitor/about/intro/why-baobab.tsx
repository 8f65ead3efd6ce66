export function WhyBaobab() {
  return (
    <section aria-labelledby="why-a-baobab" className="bg-tint-bark py-10 wide:py-16">
      <div className="frame">
        <h2 id="why-a-baobab" className="heading-2">
          Why a baobab?
        </h2>
        <p className="mt-2 max-w-text">
          In wet years it fills its trunk with water, and in dry ones it lives on that. Savings do the same,
          drawn at the right pace.
        </p>
      </div>
    </section>
  );
}
