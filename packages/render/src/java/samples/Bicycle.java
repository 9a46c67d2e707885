package com.example.rental.domain;

import jakarta.persistence.AttributeOverride;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Index;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Table;
import jakarta.persistence.UniqueConstraint;
import jakarta.persistence.Version;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

/**
 * A bicycle that can be rented. Its frame number never changes, everything else may; the text of
 * this comment is long enough to be filled over several lines of the class it belongs to.
 *
 * <p>A second paragraph.
 *
 * <ul>
 *   <li>an item of a list
 *   <li>another item, which goes on and on until it no longer fits into the line it has been
 *       started on
 * </ul>
 *
 * @param <T> what is carried
 * @see Rental
 */
@Entity
@Table(
    name = "bicycle",
    schema = "fleet",
    indexes = {
      @Index(name = "bicycle_station_idx", columnList = "station_id"),
      @Index(name = "bicycle_model_idx", columnList = "model, frame_number")
    },
    uniqueConstraints = @UniqueConstraint(columnNames = {"frame_number", "country"}))
public class Bicycle<T extends Comparable<T> & java.io.Serializable>
    implements Rentable<T>, Comparable<Bicycle<T>> {

  private static final int[] GEARS = {1, 2, 3, 5, 7, 8};
  private static final String[] COLOURS = {
    "midnight blue", "traffic red", "signal yellow", "moss green", "pearl white"
  };
  private static final int[] PRIMES = {
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79
  };

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Long id;

  @Version private long version;
  @Nullable private T load;
  private @Nullable Instant retiredAt;
  private byte @Nullable [] picture;

  /** Stamped into the frame. */
  @Column(name = "frame_number", nullable = false, updatable = false, length = 40)
  private String frameNumber;

  @Column(precision = 10, scale = 2)
  private BigDecimal price = BigDecimal.ZERO;

  @Enumerated(EnumType.STRING)
  @JdbcTypeCode(SqlTypes.NAMED_ENUM)
  @Column(nullable = false, columnDefinition = "bicycle_state")
  private State state = State.PARKED;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "station_id", nullable = false)
  private Station station;

  @ManyToMany
  @JoinTable(
      name = "bicycle_accessory",
      joinColumns = @JoinColumn(name = "bicycle_id"),
      inverseJoinColumns = @JoinColumn(name = "accessory_id"))
  private final Set<Accessory> accessories = new LinkedHashSet<>();

  @OneToMany(
      mappedBy = "bicycle",
      cascade = {CascadeType.PERSIST, CascadeType.MERGE, CascadeType.REMOVE},
      orphanRemoval = true)
  private final Map<String, java.util.List<Map.Entry<String, Inspection>>>
      inspectionsByWorkshopAndSeason = Map.of();

  @AttributeOverride(
      name = "value",
      column = @Column(name = "weight_in_grams_without_any_of_its_accessories"))
  private Weight weight;

  protected Bicycle() {}

  public Bicycle(String frameNumber, Station station, @Nullable T load) {
    this.frameNumber = Objects.requireNonNull(frameNumber, "frameNumber");
    this.station = station;
    this.load = load;
  }

  public @Nullable T getLoad() {
    return load;
  }

  @Override
  public int compareTo(Bicycle<T> other) {
    return frameNumber.compareTo(other.frameNumber);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Bicycle<?> that
            && id != null
            && Objects.equals(id, that.id)
            && getClass() == that.getClass());
  }

  @Override
  public int hashCode() {
    return Bicycle.class.hashCode();
  }

  public enum State {
    PARKED,
    RENTED,
    IN_REPAIR
  }
}
