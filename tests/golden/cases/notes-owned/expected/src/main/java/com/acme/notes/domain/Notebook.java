package com.acme.notes.domain;

import com.acme.notes.security.RecordRules;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.UUID;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Filter;

@Entity
@Table(name = "notebook")
@Filter(
    name = RecordRules.NAME,
    condition = RecordRules.NOTEBOOK,
    deduceAliasInjectionPoints = false)
@DynamicUpdate
public class Notebook {
  @Id
  @GeneratedValue(strategy = GenerationType.UUID)
  @Column(name = "id")
  private UUID id;

  @Column(name = "owner_id", nullable = false, updatable = false)
  private UUID ownerId;

  @Column(name = "title", nullable = false, length = 80)
  private String title;

  public UUID getId() {
    return id;
  }

  public UUID getOwnerId() {
    return ownerId;
  }

  public void setOwnerId(UUID ownerId) {
    this.ownerId = ownerId;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Notebook that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Notebook.class.hashCode();
  }
}
