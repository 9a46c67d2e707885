package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.LocalDateTime;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.SQLDelete;
import org.hibernate.annotations.SQLRestriction;

@Entity
@Table(name = "shelf")
@SQLRestriction("deleted = 0 and deleted_at is null")
@SQLDelete(
    sql =
        "update shelf set deleted = 1, deleted_at = current_timestamp where room = ? and number ="
            + " ?")
@DynamicUpdate
public class Shelf {
  @EmbeddedId private ShelfId id;

  @Column(name = "label", length = 40)
  private String label;

  @Column(name = "deleted", nullable = false)
  private Short deleted = 0;

  @Column(name = "deleted_at")
  private LocalDateTime deletedAt;

  public ShelfId getId() {
    return id;
  }

  public void setId(ShelfId id) {
    this.id = id;
  }

  public String getLabel() {
    return label;
  }

  public void setLabel(String label) {
    this.label = label;
  }

  public void setDeleted(Short deleted) {
    this.deleted = deleted;
  }

  public void setDeletedAt(LocalDateTime deletedAt) {
    this.deletedAt = deletedAt;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Shelf that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Shelf.class.hashCode();
  }
}
